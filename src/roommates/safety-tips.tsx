import { Text, Title } from '@mantine/core'
import { useHelpNumbers } from '@/store/help-numbers'
import { safetyLines } from '@/kit/rules/national-numbers'
import * as messages from '#words/roommates/safety-tips'
import { TranslationNote } from '@/kit/feedback/translation-note'
import { Card } from '@/kit/layout/card'
import { CardSteps } from '@/kit/layout/card-grid'
import { HelpNumbers } from '@/kit/list/help-numbers'
import classes from './roommates.module.css'

const tips = [
  { title: messages.seeRoom, text: messages.seeRoomText },
  { title: messages.publicPlace, text: messages.publicPlaceText },
  { title: messages.knowThem, text: messages.knowThemText },
  { title: messages.payLandlord, text: messages.payLandlordText },
  { title: messages.arrears, text: messages.arrearsText },
  { title: messages.whoPays, text: messages.whoPaysText },
  { title: messages.houseRules, text: messages.houseRulesText },
  { title: messages.likeThief, text: messages.likeThiefText },
  { title: messages.keepPin, text: messages.keepPinText },
  { title: messages.trustGut, text: messages.trustGutText },
] as const

export function SafetyTips() {
  return (
    <section aria-labelledby="safety-tips">
      <Title order={2} size="h3" id="safety-tips" mb="sm">
        {messages.staySafe}
      </Title>
      <TranslationNote />
      <CardSteps className={classes.tips}>
        {tips.map((tip) => (
          <Card key={tip.title} className={classes.tip}>
            <div>
              <Title order={3} size="h5">
                {tip.title}
              </Title>
              <Text size="sm">{tip.text}</Text>
            </div>
          </Card>
        ))}
      </CardSteps>
      <HelpNumbers {...useHelpNumbers(safetyLines)} />
    </section>
  )
}
