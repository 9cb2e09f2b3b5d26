import { html } from 'hono/html'
import { SCENARIO_NAMES, scenarios } from '../scenarios/scenarios.ts'
import { hidden } from './markup.ts'

/** Scenarios to reset to. Preselects the one in the link. */
export function scenarioSection(wanted: string | undefined) {
  return html`<section id="scenarios">
    <h2>Scenarios</h2>
    <p>Each replaces everything by a first state of its own.</p>
    <form method="post" action="/__sandbox/do/scenarios/load">
      ${hidden('back', 'scenarios')}
      ${SCENARIO_NAMES.map(
        (name) =>
          html`<p>
            <label
              ><input type="radio" name="name" value="${name}" required ${name === wanted ? 'checked' : ''} />
              <strong>${name}</strong>: ${scenarios[name].doc}</label
            >
          </p>`,
      )}
      <button>Start anew with this</button>
    </form>
  </section>`
}
