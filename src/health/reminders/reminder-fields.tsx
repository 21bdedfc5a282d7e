import { Checkbox, NativeSelect, Radio } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import {
  daysBeforeBounds,
  reminderKinds,
  type ReminderChoices,
  type ReminderKind,
} from '@/health/cycle/rules/reminder-choices'
import { discreetNote } from '@/health/cycle/words/reminders'
import * as messages from '#words/health/reminders/reminder-settings'
import { useOptimisticValue } from '@/kit/form/use-optimistic-value'
import { dayCount } from '@/kit/words/format-day'
import { clockText } from '@/kit/words/format-time'
import type { ChoicesChange } from './commands'
import classes from './reminders.module.css'
import * as kindMessages from '#words/health/cycle/reminder-choices'

const reminderLabels = {
  'period-soon': kindMessages.periodSoon,
  'period-due': kindMessages.periodDue,
  'period-late': kindMessages.periodLate,
  'log-today': kindMessages.logToday,
  'pregnancy-week': kindMessages.pregnancyWeek,
  appointment: kindMessages.appointment,
  pill: kindMessages.pill,
  injection: kindMessages.injection,
  replacement: kindMessages.replacement,
} as const satisfies Record<ReminderKind, string>

type ReminderFieldsProps = {
  kinds: readonly ReminderKind[]
  choices: ReminderChoices
  onChange: (change: ChoicesChange) => void
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clockText(hour * 60) }))
const daysBefore = Array.from({ length: daysBeforeBounds.max }, (_, n) => ({
  value: String(n + 1),
  label: messages.before({ days: dayCount(n + 1) }),
}))

type Select = {
  readonly label: string
  readonly description?: string
  readonly data: typeof hours
  readonly read: (choices: ReminderChoices) => number
  readonly write: (choices: ReminderChoices, value: number) => ReminderChoices
}

const selects: readonly Select[] = [
  {
    label: messages.daysBefore,
    data: daysBefore,
    read: (choices) => choices.daysBefore,
    write: (choices, days) => ({ ...choices, daysBefore: days }),
  },
  {
    label: messages.hour,
    data: hours,
    read: (choices) => choices.hour,
    write: (choices, hour) => ({ ...choices, hour }),
  },
  {
    label: messages.pillHour,
    data: hours,
    read: (choices) => choices.pillHour,
    write: (choices, pillHour) => ({ ...choices, pillHour }),
  },
  {
    label: messages.quietFrom,
    data: hours,
    read: ({ quiet }) => quiet.from,
    write: (choices, from) => ({ ...choices, quiet: { ...choices.quiet, from } }),
  },
  {
    label: messages.quietUntil,
    description: messages.timeZone,
    data: hours,
    read: ({ quiet }) => quiet.to,
    write: (choices, to) => ({ ...choices, quiet: { ...choices.quiet, to } }),
  },
]

const wordings = [
  { value: 'discreet', label: messages.discreet, description: messages.discreetExample({ title: discreetNote.title }) },
  { value: 'plain', label: messages.plain, description: messages.plainExample },
] as const satisfies readonly { value: ReminderChoices['words']; label: string; description: string }[]

export function ReminderFields({ kinds, choices: saved, onChange: save }: ReminderFieldsProps) {
  const { shown: choices, change: show } = useOptimisticValue(saved)
  const onChange = (rule: ChoicesChange) => {
    show(rule)
    save(rule)
  }
  const toggle = (kind: ReminderKind, on: boolean) =>
    onChange((before) => ({
      ...before,
      on: reminderKinds.filter((each) => (each === kind ? on : before.on.includes(each))),
    }))
  return (
    <div className={classes.fields}>
      <fieldset className={classes.group}>
        <legend>{messages.kinds}</legend>
        {reminderKinds
          .filter((kind) => kinds.includes(kind))
          .map((kind) => (
            <Checkbox
              key={kind}
              size="md"
              className={classes.choice}
              label={reminderLabels[kind]}
              checked={choices.on.includes(kind)}
              onChange={({ currentTarget }) => toggle(kind, currentTarget.checked)}
            />
          ))}
      </fieldset>
      <div className={classes.selects}>
        {selects.map(({ label, description, data, read, write }) => (
          <NativeSelect
            key={label}
            size="md"
            label={label}
            description={description}
            data={data}
            value={String(read(choices))}
            onChange={({ currentTarget }) => {
              // Read now: when the rule runs, the field may show the saved hour again.
              const chosen = Number(currentTarget.value)
              onChange((before) => write(before, chosen))
            }}
          />
        ))}
      </div>
      <Radio.Group
        label={messages.words}
        value={choices.words}
        onChange={(value) => onChange((before) => ({ ...before, words: value === 'plain' ? 'plain' : 'discreet' }))}
      >
        {wordings.map(({ value, label, description }) => (
          <Radio
            key={value}
            size="md"
            className={classes.choice}
            value={value}
            label={label}
            description={description}
          />
        ))}
      </Radio.Group>
    </div>
  )
}
