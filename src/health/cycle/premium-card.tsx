// Chunk: tracker-log

import { Button, Text, Title } from '@mantine/core'
import { IconCheck, IconSparkles } from '@tabler/icons-react'
import { moods, offeredMoods, premiumPrice } from '@/health/cycle/rules/symptoms'
import * as messages from '#words/health/cycle/screens-premium'
import { moodTexts } from '@/health/cycle/words/symptoms'
import { RichText } from '@/kit/layout/rich-text'
import { showToast } from '@/kit/feedback/toast'
import classes from './bloom.module.css'
import { premiumTitleId } from './go-to'
import { useSaving } from './use-saving'

const counts = [{ label: messages.moods, countFor: (premium: boolean) => offeredMoods(premium).length }] as const

const premiumFaces = offeredMoods(true)
  .filter((id) => !moods[id].free)
  .map((id) => moodTexts[id].face)

const strong = (text: string) => <strong className={classes.price}>{text}</strong>

export type PremiumCardProps = { premium: boolean; onSubscribe: () => Promise<void> }

/** Compares free and premium. There is no payment yet, and the card says so. */
export function PremiumCard({ premium, onSubscribe }: PremiumCardProps) {
  const { busy, run } = useSaving()
  return (
    <section className={classes.premium} aria-labelledby={premiumTitleId}>
      <div className={classes.premiumHead}>
        <IconSparkles size={26} aria-hidden />
        <Title order={2} size="h4" id={premiumTitleId} tabIndex={-1}>
          {premium ? messages.havePremium : messages.comradePremium}
        </Title>
        <span aria-hidden>{premiumFaces.join(' ')}</span>
      </div>
      <table className={classes.plans}>
        <thead>
          <tr>
            <th scope="col">{messages.toChooseFrom}</th>
            <th scope="col">{messages.free}</th>
            <th scope="col">{messages.premium}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ label, countFor }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{countFor(false)}</td>
              <td>{countFor(true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {premium ? (
        <Text className={classes.premiumOn}>
          <IconCheck size={20} aria-hidden /> {messages.allOpen}
        </Text>
      ) : (
        <div className={classes.offer}>
          <Text>
            <RichText parts={messages.price({ amount: String(premiumPrice), strong })} />
          </Text>
          <Button
            loading={busy}
            onClick={() =>
              run(onSubscribe, () => showToast({ title: messages.welcome, description: messages.nothingCharged }))
            }
          >
            {messages.subscribeNow}
          </Button>
          <Text size="sm" c="var(--ink-soft)">
            {messages.noPayments}
          </Text>
        </div>
      )}
    </section>
  )
}
