/** Every combination of the given values, one object each: the props that a visual grid draws. */
export const powerset = <Choices extends Readonly<Record<string, readonly unknown[]>>>(
  choices: Choices,
): readonly { readonly [Key in keyof Choices]: Choices[Key][number] }[] =>
  Object.entries(choices).reduce<readonly Record<string, unknown>[]>(
    (made, [key, values]) => made.flatMap((props) => values.map((value) => ({ ...props, [key]: value }))),
    [{}],
  ) as unknown as readonly { readonly [Key in keyof Choices]: Choices[Key][number] }[]
