import { Text, Title } from '@mantine/core'
import * as messages from '#words/shops/gas-steps'
import { Card } from '@/kit/layout/card'
import { CardSteps } from '@/kit/layout/card-grid'
import classes from '../storefront.module.css'

const steps = [
  { title: messages.choose, text: messages.chooseText },
  { title: messages.order, text: messages.orderText },
  { title: messages.delivery, text: messages.deliveryText },
  { title: messages.installation, text: messages.installationText },
] as const

export function GasSteps() {
  return (
    <section className={classes.steps} aria-labelledby="gas-steps">
      <Title order={2} size="h3" id="gas-steps">
        {messages.title}
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
