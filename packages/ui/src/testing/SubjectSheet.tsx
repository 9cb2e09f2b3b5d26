import { tokens } from '../theme/theme.ts'
import { placed, type Subject } from './conformance.tsx'

/** For stories: every component of a table by name, with its states below. */
export const SubjectSheet = ({ subjects }: { subjects: Readonly<Record<string, Subject>> }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' }}>
    {Object.entries(subjects).map(([name, { element, states = {}, ...conformance }]) => (
      <section
        key={name}
        aria-label={name}
        style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' }}
      >
        <code>{name}</code>
        {[element, ...Object.values(states).map((state) => state.element)].map((drawn, place) => (
          <section
            key={place}
            aria-label={`${name} ${place + 1}`}
            style={conformance.onDeep ? { background: tokens.color.deep, color: tokens.color.onDeep } : undefined}
          >
            {placed(drawn, conformance)}
          </section>
        ))}
      </section>
    ))}
  </div>
)
