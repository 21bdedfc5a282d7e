import { Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import { daysBetween } from '@/kit/rules/day'
import type { Listed, Weight } from '@/health/pregnancy/rules/entries'
import { shortDayWithYear } from '@/kit/words/format-day'
import { kgText, weightText } from '@/health/pregnancy/words/format'
import * as messages from '#words/health/pregnancy/record'
import { Sparkline } from '@/kit/media/sparkline'
import { Entry, LatestEntries, ListCard } from './list-card'
import classes from './pregnancy.module.css'
import type { RecordProps } from './record-props'
import { WeightSheet } from './sheets'

/** The weights as a list, with a chart and its description. */
export function Weights(props: RecordProps) {
  const [opened, setOpened] = useState<Listed<Weight> | 'new' | null>(null)
  const { weights } = props.shown.record
  const trendText = weightText(weights)
  const [first] = weights
  return (
    <>
      <ListCard
        id="pregnancy-weight"
        title={messages.weight}
        addLabel={messages.addWeight}
        empty={messages.noWeights}
        isEmpty={weights.length === 0}
        onAdd={() => setOpened('new')}
      >
        {first && trendText !== '' && (
          <div className={classes.chart}>
            <Sparkline
              label={trendText}
              points={weights.map(({ date, kg }) => ({ x: daysBetween(first.date, date), y: kg }))}
            />
            <Text size="sm" aria-hidden>
              {trendText}
            </Text>
          </div>
        )}
        <LatestEntries>
          {weights.toReversed().map((weight) => (
            <Entry
              key={weight.at}
              editLabel={messages.editWeight({ weight: kgText(weight.kg), day: shortDayWithYear(weight.date) })}
              onEdit={() => setOpened(weight)}
            >
              <Text>
                <strong>{kgText(weight.kg)}</strong>{' '}
                <span className={classes.soft}>{shortDayWithYear(weight.date)}</span>
              </Text>
            </Entry>
          ))}
        </LatestEntries>
      </ListCard>
      <Suspense>
        {opened && <WeightSheet {...props} edited={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}
