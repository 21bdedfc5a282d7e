import { IconDroplet, IconDropletFilled, IconDropletHalf, IconDroplets } from '@tabler/icons-react'
import type { Flow } from '@/domain/cycle/history'
import type { DayLog } from '@/domain/cycle/log'
import { offeredMoods, symptomsOf, type MoodId, type SymptomGroup } from '@/domain/cycle/symptoms'
import { moodTexts, symptomGroups, symptomLabels } from '@/messages/cycle/symptoms'
import { Choices } from './choices'

const flowChoices = {
  spotting: { label: 'Spotting', Icon: IconDroplet },
  light: { label: 'Light', Icon: IconDropletHalf },
  medium: { label: 'Medium', Icon: IconDropletFilled },
  heavy: { label: 'Heavy', Icon: IconDroplets },
} as const satisfies Record<Flow, unknown>

type FlowChoiceProps = { flows: readonly Flow[]; value: Flow | null; onChange: (flow: Flow | null) => void }

export function FlowChoice({ flows, value, onChange }: FlowChoiceProps) {
  const choices = flows.map((id) => {
    const { label, Icon } = flowChoices[id]
    return { id, label, mark: <Icon size={24} /> }
  })
  return <Choices label="Flow" look="tiles" choices={choices} chosen={value ? [value] : []} onToggle={(id) => onChange(id === value ? null : id)} />
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
      label="Mood"
      hint={more > 0 && onPremium ? { text: `${more} more with Premium`, onClick: onPremium } : undefined}
      look="faces"
      choices={offered.map((id) => ({ id, label: moodTexts[id].label, mark: moodTexts[id].face }))}
      chosen={value ? [value] : []}
      onToggle={(id) => onChange(id === value ? null : id)}
    />
  )
}

const warningSigns = [
  { id: 'soaked', label: 'A pad or tampon soaked within two hours' },
  { id: 'severePain', label: 'Severe pain' },
] as const

const groupOrder: readonly SymptomGroup[] = ['physical', 'emotional', 'other']

type SymptomChoicesProps = {
  draft: DayLog
  onEdit: (change: Partial<Pick<DayLog, 'symptoms' | 'soaked' | 'severePain'>>) => void
}

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
          onToggle={(id) => onEdit({ symptoms: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] })}
        />
      ))}
      <Choices
        label="Worth a word with a nurse"
        choices={warningSigns}
        chosen={warningSigns.map(({ id }) => id).filter((id) => draft[id])}
        onToggle={(id) => onEdit({ [id]: !draft[id] })}
      />
    </>
  )
}
