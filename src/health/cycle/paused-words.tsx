import { Text } from '@mantine/core'
import type { LifeState } from '@/health/cycle/rules/life-state'
import { pausedText, signsIntro } from '@/health/cycle/words/outlook'
import classes from './care-cards.module.css'

/** The reason why there is no cycle to count now, and what to watch for. */
export function PausedWords({ state }: { state: Exclude<LifeState, { kind: 'cycling' }> }) {
  const { text, signs } = pausedText(state)
  return (
    <div className={classes.words}>
      {text.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      {signs.length > 0 && (
        <div>
          <Text fw={600}>{signsIntro}</Text>
          <ul className={classes.signs}>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
