import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'

/** Packs, by their pills and the days after them: a break, or pills without hormones. */
export const packKinds = ['pack-21-7', 'pack-24-4', 'pack-63-7', 'pack-21', 'pack-28'] as const
export type PackKind = (typeof packKinds)[number]

/** The pack that was begun on `start`. The next ones follow it without a gap. */
export type PillPack = { readonly kind: PackKind; readonly start: IsoDay }

export const packRules = {
  'pack-21-7': { pills: 21, pause: 7 },
  'pack-24-4': { pills: 24, pause: 4 },
  'pack-63-7': { pills: 63, pause: 7 },
  'pack-21': { pills: 21, pause: 0 },
  'pack-28': { pills: 28, pause: 0 },
} as const satisfies Record<PackKind, { readonly pills: number; readonly pause: number }>

export type PackDay = {
  readonly kind: PackKind
  /** The first day of this pack, and of the next. */
  readonly first: IsoDay
  readonly next: IsoDay
  /** 1 on the first day. */
  readonly day: number
  /** True if a pill with hormones is due, not a break. */
  readonly isActive: boolean
}

/** The place of a day in its pack, if one pack follows the other; null before the first. */
export const packDay = (start: IsoDay, kind: PackKind, today: IsoDay): PackDay | null => {
  const { pills, pause } = packRules[kind]
  const since = daysBetween(start, today)
  if (since < 0) return null
  const passed = since % (pills + pause)
  const first = addDays(today, -passed)
  return { kind, first, next: addDays(first, pills + pause), day: passed + 1, isActive: passed < pills }
}

/** The place of a day in the packs of a pill; null without a known pack. @param packs oldest first */
export const packDayOn = (packs: readonly PillPack[], day: IsoDay): PackDay | null => {
  const pack = packs.findLast(({ start }) => start <= day)
  return pack ? packDay(pack.start, pack.kind, day) : null
}

/** Begins a pack. Earlier packs stay, as pills of theirs may have been missed. */
export const withPack = (packs: readonly PillPack[], pack: PillPack): readonly PillPack[] => {
  const present = packDayOn(packs, pack.start)
  if (present?.kind === pack.kind && present.first === pack.start && packs.every(({ start }) => start <= pack.start))
    return packs
  return [...packs.filter(({ start }) => start < pack.start), pack]
}

/**
 * Corrects the pack that began on `first`, its start or its kind: it is one pack still. Where it only followed the one
 * before, that one stays, and with it the days on which its pills were due.
 */
export const correctPack = (packs: readonly PillPack[], first: IsoDay, pack: PillPack): readonly PillPack[] => {
  const earlier = packs.filter(({ start }) => start < first && start < pack.start)
  const later = packs.filter(({ start }) => start > first && start !== pack.start)
  return [...withPack(earlier, pack), ...later].toSorted((a, b) => (a.start < b.start ? -1 : 1))
}
