import { Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Listed, SymptomEntry } from '@/health/pregnancy/rules/entries'
import { shortDayWithYear } from '@/kit/words/format-day'
import { symptomText } from '@/health/pregnancy/words/format'
import * as messages from '#words/health/pregnancy/record'
import { Entry, LatestEntries, ListCard } from './list-card'
import type { RecordProps } from './record-props'
import { SymptomSheet, SymptomWeeks } from './sheets'

/** Noted symptoms, the latest first, with how many each week had. */
export function Symptoms(props: RecordProps) {
  const [opened, setOpened] = useState<Listed<SymptomEntry> | 'new' | null>(null)
  const { symptoms } = props.shown.record
  return (
    <>
      <ListCard
        id="pregnancy-symptoms"
        title={messages.symptoms}
        addLabel={messages.addSymptom}
        empty={messages.noSymptoms}
        isEmpty={symptoms.length === 0}
        onAdd={() => setOpened('new')}
      >
        <Suspense>
          <SymptomWeeks {...props} />
        </Suspense>
        <LatestEntries>
          {symptoms.map((symptom) => (
            <Entry
              key={symptom.at}
              editLabel={messages.editSymptom({ symptom: symptomText(symptom) })}
              onEdit={() => setOpened(symptom)}
            >
              <Text fw={700}>{symptom.text}</Text>
              {symptom.date && (
                <Text size="sm" c="var(--ink-soft)">
                  {shortDayWithYear(symptom.date)}
                </Text>
              )}
            </Entry>
          ))}
        </LatestEntries>
      </ListCard>
      <Suspense>
        {opened && (
          <SymptomSheet {...props} edited={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  )
}
