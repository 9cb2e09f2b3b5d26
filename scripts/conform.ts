/** `npm run conform -- --base URL`: the contract check of `@croupier/api`, from source. */
process.argv.splice(2, 0, 'conform')
await import('../packages/api/src/conform/main.ts')
