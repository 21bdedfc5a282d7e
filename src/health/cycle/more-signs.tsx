// Chunk: tracker-log

import { Text } from '@mantine/core'
import type { DayEdits, DayLog } from '@/health/cycle/rules/log'
import { usedWords } from '@/health/cycle/rules/typed-signs'
import { mucusChoices, sexChoices, testChoices } from '@/health/cycle/words/day-signs'
import * as messages from '#words/health/cycle/screens-more-signs'
import { Choices } from './choices'
import { MeasureField } from './measure-field'
import { OwnWords } from './own-words'

export type MoreSignsProps = { draft: DayLog; days: readonly DayLog[]; onEdit: (change: DayEdits) => void }

const disturbed = [{ id: 'disturbed', label: messages.disturbed }] as const

/** The other entries of a day. All of it is optional. */
export function MoreSigns({ draft, days, onEdit }: MoreSignsProps) {
  /** Another tap takes a choice back. */
  const toggled = <Id extends string>(now: Id | null, id: Id): Id | null => (now === id ? null : id)
  const chosen = <Id extends string>(id: Id | null): readonly Id[] => (id === null ? [] : [id])
  return (
    <>
      <OwnWords
        label={messages.medicines}
        placeholder={messages.medicinesHint}
        words={draft.medicines}
        used={usedWords(days, 'medicines')}
        onChange={(medicines) => onEdit({ medicines })}
      />
      <OwnWords
        label={messages.ownSymptoms}
        placeholder={messages.ownSymptomsHint}
        words={draft.ownSymptoms}
        used={usedWords(days, 'ownSymptoms')}
        onChange={(ownSymptoms) => onEdit({ ownSymptoms })}
      />
      <Choices
        label={messages.sex}
        choices={sexChoices}
        chosen={chosen(draft.sex)}
        onToggle={(id) => onEdit({ sex: toggled(draft.sex, id) })}
      />
      <Choices
        label={messages.pregnancyTest}
        choices={testChoices}
        chosen={chosen(draft.pregnancyTest)}
        onToggle={(id) => onEdit({ pregnancyTest: toggled(draft.pregnancyTest, id) })}
      />
      <Choices
        label={messages.ovulationTest}
        choices={testChoices}
        chosen={chosen(draft.ovulationTest)}
        onToggle={(id) => onEdit({ ovulationTest: toggled(draft.ovulationTest, id) })}
      />
      <Choices
        label={messages.mucus}
        choices={mucusChoices}
        chosen={chosen(draft.mucus)}
        onToggle={(id) => onEdit({ mucus: toggled(draft.mucus, id) })}
      />
      <MeasureField
        key={`t${draft.date}`}
        measure="temperature"
        label={messages.temperature}
        value={draft.temperature}
        onChange={(temperature) => onEdit({ temperature })}
      />
      {draft.temperature !== null && (
        <Choices
          label={messages.wasItDisturbed}
          choices={disturbed}
          chosen={draft.disturbed ? ['disturbed'] : []}
          onToggle={() => onEdit({ disturbed: !draft.disturbed })}
        />
      )}
      <MeasureField
        key={`w${draft.date}`}
        measure="weight"
        label={messages.weight}
        value={draft.weight}
        onChange={(weight) => onEdit({ weight })}
      />
      <Text size="sm" c="var(--ink-soft)">
        {messages.canConfirm}
      </Text>
    </>
  )
}
