import { NativeSelect, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { methodRules, methods, progestogens, type MethodUse } from '@/domain/cycle/contraception'
import { packsOf } from '@/domain/cycle/pack-choices'
import { packDayOn, withPack } from '@/domain/cycle/pill-pack'
import { oneOf, valueOf } from '@/domain/shared/choice'
import { monthsOn } from '@/domain/shared/calendar-month'
import { parseDay, type IsoDay } from '@/domain/shared/day'
import { methodNames, progestogenNames } from '@/messages/cycle/contraception'
import { packName } from '@/messages/cycle/pill-pack'
import * as messages from '@/messages/cycle/screens-contraception.gen'
import { labelled } from '@/messages/shared/labelled'
import { FormActions } from '@/ui/form/form-actions'
import { DialogFrame } from '@/ui/overlay/dialog-frame'
import classes from './contraception.module.css'

type MethodFormProps = {
  use: MethodUse | null
  today: IsoDay
  busy: boolean
  onClose: () => void
  /** @param use null: no method is used */
  onSave: (use: MethodUse | null) => void
}

const choices = [{ value: 'none', label: messages.none }, ...labelled(methods, methodNames)]
const pills = labelled(progestogens, progestogenNames)

/** Which method is used, since when, and what has to be remembered for it. */
export function MethodForm({ use, today, busy, onClose, onSave }: MethodFormProps) {
  const [chosen, setChosen] = useState<string>(use?.method ?? 'none')
  const [from, setFrom] = useState<string>(use?.from ?? today)
  const [given, setGiven] = useState<string>(use?.given ?? '')
  const [until, setUntil] = useState<string>(use?.until ?? '')
  const [progestogen, setProgestogen] = useState(use?.progestogen ?? 'traditional')
  const method = oneOf(methods, chosen)
  const rule = method && methodRules[method]
  const begun = parseDay(from)
  const isWrong = method !== undefined && (begun === null || begun > today)
  const present = use && packDayOn(use.packs, today)
  const [packChosen, setPackChosen] = useState<string>(present?.kind ?? '')
  const [packStart, setPackStart] = useState<string>(present?.first ?? today)
  const packs = method ? packsOf(method, method === 'progestogen-pill' ? progestogen : null) : []
  const pack = oneOf(packs, packChosen)
  const packBegun = parseDay(packStart)
  const isPackWrong = pack !== undefined && (packBegun === null || packBegun > today)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!method || !rule) return onSave(null)
    if (isWrong || isPackWrong || begun === null) return
    onSave({
      method,
      from: begun,
      to: null,
      given: rule.detail === 'injection' ? (parseDay(given) ?? begun) : null,
      until: rule.years === null ? null : (parseDay(until) ?? monthsOn(begun, rule.years * 12)),
      progestogen: method === 'progestogen-pill' ? progestogen : null,
      packs: pack && packBegun ? withPack(use?.method === method ? use.packs : [], { kind: pack, start: packBegun }) : [],
    })
  }
  return (
    <DialogFrame title={messages.contraception} position="bottom" onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <NativeSelect label={messages.method} size="md" data={choices} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)} />
        {method && (
          <TextInput
            type="date" label={messages.since} size="md" max={today} value={from}
            error={isWrong && messages.wrongDay}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
        )}
        {method === 'progestogen-pill' && (
          <NativeSelect label={messages.kindOfPill} description={messages.kindOfPillHint} size="md" data={pills} value={progestogen} onChange={({ currentTarget }) => setProgestogen(valueOf(progestogens, currentTarget.value))} />
        )}
        {packs.length > 0 && (
          <NativeSelect label={messages.pack} description={method === 'combined-pill' && messages.packHint} size="md" data={[{ value: '', label: messages.packUnknown }, ...packs.map((kind) => ({ value: kind, label: packName(kind) }))]} value={pack ?? ''} onChange={({ currentTarget }) => setPackChosen(currentTarget.value)} />
        )}
        {pack && (
          <TextInput
            type="date" label={messages.packStart} description={messages.packStartHint} size="md" max={today} value={packStart}
            error={isPackWrong && messages.wrongDay}
            onChange={({ currentTarget }) => setPackStart(currentTarget.value)}
          />
        )}
        {rule?.detail === 'injection' && (
          <TextInput type="date" label={messages.lastInjection} size="md" max={today} value={given} onChange={({ currentTarget }) => setGiven(currentTarget.value)} />
        )}
        {rule?.detail === 'device' && (
          <TextInput type="date" label={messages.replacedBy} description={messages.replacedByHint} size="md" value={until} onChange={({ currentTarget }) => setUntil(currentTarget.value)} />
        )}
        <Text size="sm" c="var(--ink-soft)">
          {messages.staysHere}
        </Text>
        <FormActions className={classes.actions} submitLabel={messages.save} disabled={busy} onCancel={onClose} />
      </form>
    </DialogFrame>
  )
}
