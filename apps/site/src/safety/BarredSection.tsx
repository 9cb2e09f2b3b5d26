import { useText } from '../parts/text/useText.ts'

/** Who may not play, as a list, and where play is barred (G-70). Renders a `<section>`. */
export function BarredSection({
  groups,
  sentences: [, ...where],
}: {
  readonly groups: readonly string[]
  readonly sentences: readonly string[]
}) {
  const text = useText()
  return (
    <section aria-labelledby="barred-groups">
      <h2 id="barred-groups">{text('barred.title')}</h2>
      <ul>
        {groups.map((group) => (
          <li key={group}>{group}</li>
        ))}
      </ul>
      {where.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  )
}
