import { Text, Title } from '@mantine/core'
import type { MethodUse } from '@/health/cycle/rules/contraception'
import type { MissedPills } from '@/health/cycle/rules/missed-pills'
import type { IsoDay } from '@/kit/rules/day'
import { missedAdvice } from '@/health/cycle/words/missed-pills'
import classes from './contraception.module.css'
import { WhereToAsk } from './where-to-ask'

/** The advice about pills that the ticks show as missed, and where to ask. */
type MissedPillAdviceProps = {
  missed: MissedPills
  use: MethodUse
  takesInducers: boolean | null
  /** As of which `missed` is judged. */
  day: IsoDay
}

export function MissedPillAdvice({ missed, use, takesInducers, day }: MissedPillAdviceProps) {
  const { title, intro, steps, source } = missedAdvice(missed, use, takesInducers, day)
  return (
    <section className={classes.advice} aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      <Text>{intro}</Text>
      <ul className={classes.texts}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <WhereToAsk />
      <Text size="sm" c="var(--ink-soft)">
        {source}
      </Text>
    </section>
  )
}
