import { Button, Text, Title } from '@mantine/core'
import { IconCheck, IconSparkles } from '@tabler/icons-react'
import { moods, offeredMoods, premiumPrice } from '@/domain/cycle/symptoms'
import { moodTexts } from '@/messages/cycle/symptoms'
import { showToast } from '@/ui/feedback/toast'
import classes from './bloom.module.css'
import { premiumTitleId } from './go-to'
import { useSaving } from './use-saving'

const counts = [{ label: 'Moods', countFor: (premium: boolean) => offeredMoods(premium).length }] as const

const premiumFaces = offeredMoods(true).filter((id) => !moods[id].free).map((id) => moodTexts[id].face)

type PremiumCardProps = { premium: boolean; onSubscribe: () => Promise<void> }

/** Compares free and premium. There is no payment yet, and the card says so. */
export function PremiumCard({ premium, onSubscribe }: PremiumCardProps) {
  const { busy, run } = useSaving()
  return (
    <section className={classes.premium} aria-labelledby={premiumTitleId}>
      <div className={classes.premiumHead}>
        <IconSparkles size={26} aria-hidden />
        <Title order={2} size="h4" id={premiumTitleId} tabIndex={-1}>
          {premium ? 'You have Premium' : 'Comrade Premium'}
        </Title>
        <span aria-hidden>{premiumFaces.join(' ')}</span>
      </div>
      <table className={classes.plans}>
        <thead>
          <tr>
            <th scope="col">To choose from</th>
            <th scope="col">Free</th>
            <th scope="col">Premium</th>
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
          <IconCheck size={20} aria-hidden /> Everything is open to you. Nothing was charged.
        </Text>
      ) : (
        <div className={classes.offer}>
          <Text>
            <strong className={classes.price}>KES {premiumPrice}</strong> per year
          </Text>
          <Button
           
            loading={busy}
            onClick={() => run(onSubscribe, () => showToast({ title: 'Welcome to Premium', description: 'Nothing was charged.' }))}
          >
            Subscribe Now
          </Button>
          <Text size="sm" c="var(--ink-soft)">
            We cannot take payments yet, so nothing is charged now: Subscribe Now opens Premium on this phone. Predictions, calendar, all symptoms and care are free for everyone, always.
          </Text>
        </div>
      )}
    </section>
  )
}
