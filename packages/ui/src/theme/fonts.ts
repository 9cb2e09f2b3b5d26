/**
 * The default brand's typefaces for Latin scripts, to be imported once by an application: `import '@croupier/ui/fonts'`.
 * Other scripts come with their language (`fontsBengali.ts`); a brand with other typefaces imports its own instead.
 */
import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/inter/wght.css'
