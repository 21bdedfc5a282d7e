import type { IsoDay } from '@/kit/rules/day'
import { changeProfile, type LogChange } from './log-changes'
import type { EmergencyPill, Method, MethodUse } from './contraception'
import { withEdits } from './with-edits'

/** Condoms go together with every other method. */
const goTogether = (a: Pick<MethodUse, 'method'>, b: Pick<MethodUse, 'method'>): boolean =>
  (a.method === 'condom') !== (b.method === 'condom')

const wasUsed = ({ from, to }: MethodUse): boolean => to === null || to > from

/**
 * Begins a method of contraception, which ends the one before, or corrects the running one. A method that was never
 * used goes.
 */
export const startMethod =
  (use: MethodUse): LogChange =>
  (log) => {
    const others = log.profile.methods.filter(
      (other) =>
        !(other.to === null && other.method === use.method) && (other.from !== use.from || goTogether(other, use)),
    )
    const ended = others.map((other) =>
      !goTogether(other, use) && (other.to === null || other.to > use.from) ? { ...other, to: use.from } : other,
    )
    return changeProfile({ methods: [...ended.filter(wasUsed), use] })(log)
  }

const editedUse = (opened: MethodUse, edited: MethodUse, stored: MethodUse): MethodUse => {
  const { packs, ...use } = withEdits(opened, edited, stored)
  return { ...use, packs: packs.toSorted((a, b) => (a.start < b.start ? -1 : 1)) }
}

/**
 * Begins a method that a form was asked to add. If another tab has begun it since, only what was edited in the form is
 * changed of it.
 * @param offered what the form would have saved untouched
 */
export const addMethod =
  (offered: MethodUse, use: MethodUse): LogChange =>
  (log) => {
    const running = log.profile.methods.find(({ method, to }) => method === use.method && to === null)
    return startMethod(running ? editedUse(offered, use, running) : use)(log)
  }

/** Changes what was edited of a method, and leaves as it is what another tab has changed of it since. */
export const correctMethod =
  (opened: MethodUse, edited: MethodUse): LogChange =>
  (log) => {
    const { methods } = log.profile
    const isSame = ({ method }: MethodUse): boolean => method === opened.method
    const isBegunThen = ({ from }: MethodUse): boolean => from === opened.from
    const stored =
      methods.find((use) => isSame(use) && isBegunThen(use)) ?? methods.find((use) => isSame(use) && use.to === null)
    if (stored && isSame(edited)) {
      const use = editedUse(opened, edited, stored)
      return use.to === null
        ? startMethod(use)(log)
        : changeProfile({ methods: methods.map((other) => (other === stored ? use : other)).filter(wasUsed) })(log)
    }
    if (stored) return startMethod({ ...edited, from: isBegunThen(edited) ? stored.from : edited.from })(log)
    // Another tab has corrected it to another method: what was edited of the first day is true of that one, too.
    const other = methods.find(isBegunThen)
    return startMethod(other && isSame(edited) ? { ...other, from: edited.from } : edited)(log)
  }

/** Ends one method of contraception. @param day the first day without */
export const stopMethod =
  (method: Method, day: IsoDay): LogChange =>
  (log) => {
    const ended = log.profile.methods.map((use) =>
      use.method === method && (use.to === null || use.to > day) ? { ...use, to: day } : use,
    )
    return changeProfile({ methods: ended.filter(wasUsed) })(log)
  }

/** Ends all methods of contraception. @param day the first day without */
export const stopMethods =
  (day: IsoDay): LogChange =>
  (log) => {
    const ended = log.profile.methods.map((use) => (use.to === null || use.to > day ? { ...use, to: day } : use))
    return changeProfile({ methods: ended.filter(wasUsed) })(log)
  }

export const logEmergencyPill =
  (pill: EmergencyPill): LogChange =>
  (log) =>
    changeProfile({
      emergencyPills: [
        ...log.profile.emergencyPills.filter(({ kind, taken }) => taken !== pill.taken || kind !== pill.kind),
        pill,
      ],
    })(log)

export const removeEmergencyPill =
  (removed: EmergencyPill): LogChange =>
  (log) =>
    changeProfile({
      emergencyPills: log.profile.emergencyPills.filter(
        ({ kind, taken }) => taken !== removed.taken || kind !== removed.kind,
      ),
    })(log)
