import { Badge } from '@croupier/ui/Badge'
import { Card } from '@croupier/ui/Card'
import { Link } from '@croupier/ui/Link'

const promotions = ['Welcome bonus', 'Weekly rebate', 'Friday reload']

/** Cards with links. The link in each stretches over it, so the whole card is the target. */
export const PromotionCards = () => (
  <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }}>
    {promotions.map((name) => (
      <Card key={name} interactive>
        <div style={{ display: 'grid', gap: '0.5rem', justifyItems: 'start' }}>
          <Badge tone="accent">Open</Badge>
          <h3>
            <Link href={`#${name}`} variant="quiet" stretched>
              {name}
            </Link>
          </h3>
          <p>Until the end of the month.</p>
        </div>
      </Card>
    ))}
  </div>
)
