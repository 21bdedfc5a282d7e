import { NativeSelect, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { type LogChange } from '@/health/cycle/rules/log-changes'
import { addMethod, correctMethod, startMethod, stopMethod, stopMethods } from '@/health/cycle/rules/method-commands'
import {
  isReturnDay,
  methodRules,
  methods,
  progestogens,
  type Method,
  type MethodUse,
  type Progestogen,
} from '@/health/cycle/rules/contraception'
import { packsOf } from '@/health/cycle/rules/pack-choices'
import { correctPack, packDayOn, withPack, type PillPack } from '@/health/cycle/rules/pill-pack'
import { oneOf, valueOf } from '@/kit/rules/choice'
import { monthsOn } from '@/kit/rules/calendar-month'
import { addDays, parseDay, type IsoDay } from '@/kit/rules/day'
import { isSameJson } from '@/kit/rules/same-json'
import { methodNames, progestogenNames } from '@/health/cycle/words/contraception'
import { packName } from '@/health/cycle/words/pill-pack'
import * as messages from '#words/health/cycle/screens-contraception'
import { labelled } from '@/kit/words/labelled'
import { FormActions } from '@/kit/form/form-actions'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import classes from './contraception.module.css'

type MethodFormProps = {
  use: MethodUse | null
  today: IsoDay
  busy: boolean
  onClose: () => void
  onSave: (change: LogChange) => void
}

const choices = [{ value: 'none', label: messages.none }, ...labelled(methods, methodNames)]
const pills = labelled(progestogens, progestogenNames)
const packIntents = [
  { value: 'correct', label: messages.correctsPack },
  { value: 'begin', label: messages.beginsPack },
] as const

/** The edits of the form; the rest is as it was opened. */
type Edits = {
  readonly method?: string
  readonly from?: string
  readonly given?: string
  readonly until?: string
  readonly progestogen?: Progestogen
  readonly pack?: string
  readonly packStart?: string
  readonly isNewPack?: boolean
  /** Condoms in place of the other method, not beside it. */
  readonly isInstead?: boolean
}

/** The values of the fields. */
const fieldsOf = (opened: MethodUse | null, edits: Edits, today: IsoDay) => {
  const method = oneOf(methods, edits.method ?? opened?.method)
  const before = method === opened?.method ? opened : null
  const present = before && packDayOn(before.packs, today)
  const { isNewPack = false } = edits
  const progestogen = edits.progestogen ?? opened?.progestogen ?? 'traditional'
  const packs = method ? packsOf(method, method === 'progestogen-pill' ? progestogen : null) : []
  return {
    method,
    before,
    present,
    isNewPack: present !== null && isNewPack,
    // Another method begins today, unless the person says otherwise.
    from: edits.from ?? before?.from ?? today,
    given: edits.given ?? before?.given ?? '',
    // A new injection makes the day of the card void.
    until: edits.until ?? (edits.given === undefined ? (before?.until ?? '') : ''),
    progestogen,
    packs,
    pack: oneOf(packs, edits.pack ?? present?.kind),
    packStart: edits.packStart ?? (isNewPack ? today : (present?.first ?? today)),
  }
}

type Fields = ReturnType<typeof fieldsOf>

const packsAfter = (
  { before, present, isNewPack, pack: kind, packStart }: Fields,
  edits: Edits,
): readonly PillPack[] => {
  const packs = before?.packs ?? []
  const start = parseDay(packStart)
  if (kind === undefined || start === null)
    return edits.pack === undefined && edits.progestogen === undefined ? packs : []
  const pack = { kind, start }
  if (present?.kind === kind && present.first === start) return packs
  return present && !isNewPack ? correctPack(packs, present.first, pack) : withPack(packs, pack)
}

/** A day so much later is that of another injection, not a correction. */
const daysToNext = 28

const givenBefore = (before: MethodUse | null, given: IsoDay | null): IsoDay | null => {
  const last = before?.given ?? null
  return last !== null && given !== null && given >= addDays(last, daysToNext) ? last : (before?.givenBefore ?? null)
}

/** The use that the fields say. What is empty is filled in, but what was not edited stays as it was opened. */
const methodUse = (fields: Fields, edits: Edits, method: Method, begun: IsoDay): MethodUse => {
  const { before } = fields
  const { detail, years } = methodRules[method]
  const usual = years === null ? null : monthsOn(begun, years * 12)
  const until =
    edits.until === undefined && edits.given === undefined && before ? before.until : (parseDay(fields.until) ?? usual)
  const given = edits.given === undefined && before ? before.given : (parseDay(fields.given) ?? begun)
  const progestogen = edits.progestogen === undefined && before ? before.progestogen : fields.progestogen
  return {
    ...before,
    method,
    // Nobody has an injection before they begin with it.
    from: detail === 'injection' && given !== null && given < begun ? given : begun,
    to: before?.to ?? null,
    given: detail === 'injection' ? given : null,
    givenBefore: detail === 'injection' ? givenBefore(before, given) : null,
    until: years === null && detail !== 'injection' ? null : until,
    progestogen: method === 'progestogen-pill' ? progestogen : null,
    packs: packsAfter(fields, edits),
  }
}

/** Which method is used, since when, and what has to be remembered for it. */
export function MethodForm({ use, today, busy, onClose, onSave }: MethodFormProps) {
  const [opened] = useState(use)
  const [edits, setEdits] = useState<Edits>({})
  const edit = (change: Edits) => setEdits((before) => ({ ...before, ...change }))
  const fields = fieldsOf(opened, edits, today)
  const { method, from, given, until, progestogen, packs, pack, packStart, present, isNewPack } = fields
  const rule = method && methodRules[method]
  const isBeside = opened !== null && method === 'condom' && opened.method !== 'condom'
  const begun = parseDay(from)
  const isWrong = method !== undefined && (begun === null || begun > today)
  const packBegun = parseDay(packStart)
  const isPackWrong = pack !== undefined && (packBegun === null || packBegun > today)
  const isGivenWrong = rule?.detail === 'injection' && (parseDay(given) ?? today) > today
  const isReturnWrong = rule?.detail === 'injection' && !isReturnDay(parseDay(given) ?? begun ?? today, parseDay(until))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!method) return opened ? onSave(stopMethods(today)) : onClose()
    if (isWrong || isPackWrong || isGivenWrong || isReturnWrong || begun === null) return
    const next = methodUse(fields, edits, method, begun)
    if (!opened) return onSave(addMethod(methodUse(fieldsOf(null, { method }, today), {}, method, today), next))
    if (isSameJson(next, opened)) return onClose()
    if (isBeside)
      return onSave(
        edits.isInstead ? (log) => startMethod(next)(stopMethod(opened.method, begun)(log)) : startMethod(next),
      )
    onSave(correctMethod(opened, next))
  }
  return (
    <DialogFrame title={messages.contraception} position="bottom" onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <NativeSelect
          label={messages.method}
          size="md"
          data={choices}
          value={method ?? 'none'}
          onChange={({ currentTarget }) => edit({ method: currentTarget.value })}
        />
        {method && (
          <TextInput
            type="date"
            label={messages.since}
            size="md"
            max={today}
            value={from}
            error={isWrong && messages.wrongDay}
            onChange={({ currentTarget }) => edit({ from: currentTarget.value })}
          />
        )}
        {isBeside && (
          <NativeSelect
            label={messages.condomIntent}
            size="md"
            data={[
              { value: 'beside', label: messages.condomBeside({ method: methodNames[opened.method] }) },
              { value: 'instead', label: messages.condomInstead({ method: methodNames[opened.method] }) },
            ]}
            value={edits.isInstead ? 'instead' : 'beside'}
            onChange={({ currentTarget }) => edit({ isInstead: currentTarget.value === 'instead' })}
          />
        )}
        {method === 'progestogen-pill' && (
          <NativeSelect
            label={messages.kindOfPill}
            description={messages.kindOfPillHint}
            size="md"
            data={pills}
            value={progestogen}
            onChange={({ currentTarget }) => edit({ progestogen: valueOf(progestogens, currentTarget.value) })}
          />
        )}
        {packs.length > 0 && (
          <NativeSelect
            label={messages.pack}
            description={method === 'combined-pill' && messages.packHint}
            size="md"
            data={[
              { value: '', label: messages.packUnknown },
              ...packs.map((kind) => ({ value: kind, label: packName(kind) })),
            ]}
            value={pack ?? ''}
            onChange={({ currentTarget }) => edit({ pack: currentTarget.value })}
          />
        )}
        {pack && present && (
          <NativeSelect
            label={messages.packIntent}
            size="md"
            data={packIntents}
            value={isNewPack ? 'begin' : 'correct'}
            onChange={({ currentTarget }) => edit({ isNewPack: currentTarget.value === 'begin' })}
          />
        )}
        {pack && (
          <TextInput
            type="date"
            label={isNewPack ? messages.newPackStart : messages.packStart}
            description={!isNewPack && messages.packStartHint}
            size="md"
            max={today}
            value={packStart}
            error={isPackWrong && messages.wrongDay}
            onChange={({ currentTarget }) => edit({ packStart: currentTarget.value })}
          />
        )}
        {rule?.detail === 'injection' && (
          <TextInput
            type="date"
            label={messages.lastInjection}
            size="md"
            max={today}
            value={given}
            error={isGivenWrong && messages.wrongDay}
            onChange={({ currentTarget }) => edit({ given: currentTarget.value })}
          />
        )}
        {rule?.detail === 'injection' && (
          <TextInput
            type="date"
            label={messages.returnDate}
            description={messages.returnDateHint}
            size="md"
            value={until}
            error={isReturnWrong && messages.returnDateWrong}
            onChange={({ currentTarget }) => edit({ until: currentTarget.value })}
          />
        )}
        {rule?.detail === 'device' && (
          <TextInput
            type="date"
            label={messages.replacedBy}
            description={messages.replacedByHint}
            size="md"
            value={until}
            onChange={({ currentTarget }) => edit({ until: currentTarget.value })}
          />
        )}
        <Text size="sm" c="var(--ink-soft)">
          {messages.staysHere}
        </Text>
        <FormActions className={classes.actions} submitLabel={messages.save} disabled={busy} onCancel={onClose} />
      </form>
    </DialogFrame>
  )
}
