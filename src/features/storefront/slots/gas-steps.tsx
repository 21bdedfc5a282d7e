import { Text, Title } from '@mantine/core'
import { Card } from '@/ui/layout/card'
import { CardSteps } from '@/ui/layout/card-grid'
import classes from '../storefront.module.css'

const steps = [
  { title: 'Choose Provider', text: 'Compare prices, delivery times and who delivers for free.' },
  { title: 'Place Order', text: 'Add to your cart, or order over WhatsApp right away.' },
  { title: 'Delivery', text: 'The cylinder comes to your door, sealed and weighed in front of you.' },
  { title: 'Installation', text: 'The rider connects it and checks for leaks before leaving.' },
] as const

export function GasSteps() {
  return (
    <section className={classes.steps} aria-labelledby="gas-steps">
      <Title order={2} size="h3" id="gas-steps">
        How Gas Delivery Works
      </Title>
      <CardSteps className={classes.panel}>
        {steps.map(({ title, text }) => (
          <Card key={title} className={`${classes.panelCard} ${classes.step}`}>
            <div>
              <Text fw={700}>{title}</Text>
              <Text size="sm" c="var(--ink-soft)">
                {text}
              </Text>
            </div>
          </Card>
        ))}
      </CardSteps>
    </section>
  )
}
