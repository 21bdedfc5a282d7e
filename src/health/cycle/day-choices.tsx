import { IconDroplet, IconDropletFilled, IconDropletHalf, IconDroplets } from '@tabler/icons-react'
import type { Flow } from '@/health/cycle/rules/history'
import { pains } from '@/health/cycle/rules/day-signs'
import type { DayEdits, DayLog } from '@/health/cycle/rules/log'
import { offeredMoods, symptomsOf, type MoodId, type SymptomGroup } from '@/health/cycle/rules/symptoms'
import * as messages from '#words/health/cycle/screens-day'
import { moodTexts, symptomGroups, symptomLabels } from '@/health/cycle/words/symptoms'
import { painChoices } from '@/health/cycle/words/day-signs'
import { Choices } from './choices'

const flowChoices = {
  spotting: { label: messages.spotting, Icon: IconDroplet },
  light: { label: messages.light, Icon: IconDropletHalf },
  medium: { label: messages.medium, Icon: IconDropletFilled },
  heavy: { label: messages.heavy, Icon: IconDroplets },
} as const satisfies Record<Flow, unknown>

type FlowChoiceProps = { flows: readonly Flow[]; value: Flow | null; onChange: (flow: Flow | null) => void }

export function FlowChoice({ flows, value, onChange }: FlowChoiceProps) {
  const choices = flows.map((id) => {
    const { label, Icon } = flowChoices[id]
    return { id, label, mark: <Icon size={24} /> }
  })
  return (
    <Choices
      label={messages.flow}
      look="tiles"
      choices={choices}
      chosen={value ? [value] : []}
      onToggle={(id) => onChange(id === value ? null : id)}
    />
  )
}

type MoodChoiceProps = {
  value: MoodId | null
  premium: boolean
  /** Shows what Premium is. Without it the screen has no word of it. */
  onPremium: (() => void) | undefined
  onChange: (mood: MoodId | null) => void
}

export function MoodChoice({ value, premium, onPremium, onChange }: MoodChoiceProps) {
  const offered = offeredMoods(premium, value)
  const more = offeredMoods(true).length - offered.length
  return (
    <Choices
      label={messages.mood}
      hint={
        more > 0 && onPremium ? { text: messages.morePremium({ count: String(more) }), onClick: onPremium } : undefined
      }
      look="faces"
      choices={offered.map((id) => ({ id, label: moodTexts[id].label, mark: moodTexts[id].face }))}
      chosen={value ? [value] : []}
      onToggle={(id) => onChange(id === value ? null : id)}
    />
  )
}

const warningSigns = [
  { id: 'soaked', label: messages.soaked },
  { id: 'bledAfterSex', label: messages.bledAfterSex },
] as const

const groupOrder: readonly SymptomGroup[] = ['physical', 'emotional', 'other']

type SymptomChoicesProps = { draft: DayLog; onEdit: (change: DayEdits) => void }

export function SymptomChoices({ draft, onEdit }: SymptomChoicesProps) {
  const chosen = draft.symptoms
  return (
    <>
      {groupOrder.map((group) => (
        <Choices
          key={group}
          label={symptomGroups[group]}
          choices={symptomsOf(group).map((id) => ({ id, label: symptomLabels[id] }))}
          chosen={chosen}
          onToggle={(id) =>
            onEdit({ symptoms: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] })
          }
        />
      ))}
      <Choices
        label={messages.pain}
        choices={painChoices}
        chosen={draft.pain === null ? [] : [String(draft.pain)]}
        onToggle={(id) => {
          const pain = pains.find((each) => String(each) === id) ?? null
          onEdit({ pain: pain === draft.pain ? null : pain })
        }}
      />
      <Choices
        label={messages.worthAWord}
        choices={warningSigns}
        chosen={warningSigns.map(({ id }) => id).filter((id) => draft[id])}
        onToggle={(id) => onEdit({ [id]: !draft[id] })}
      />
    </>
  )
}
