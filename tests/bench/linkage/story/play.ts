import 'fake-indexeddb/auto'
import { dayMs, hourMs, minuteMs } from '@/kit/rules/durations'
import { userDb } from '@/store/user-db'
import type { Attackers } from '../campus/attackers'
import type { World } from '../campus/world'
import { diariesOf, firstDayMs, type Visit } from '../model/diary'
import { studentsOf, type Scale, type Student } from '../model/students'
import type { Recording } from '../recording'
import { performAction, type OwnPosts } from './actions'
import { deleteAccount, openAccounts } from './accounts'
import { EventQueue } from './event-queue'
import { Phone } from './phone'
import { installGlobals } from './simulated-globals'

/** Attackers keep watching after the last day for late posts. */
const daysAfter = 2

export type Played = {
  readonly accounts: Recording['accounts']
  readonly truth: Recording['truth']
  /** Number of rows that only the nightly full read found. */
  readonly missed: number
  /** Operations that the service refused. */
  readonly refused: readonly string[]
}

export type Parts = {
  readonly world: World
  readonly attackers: Attackers
  readonly scale: Scale
  readonly onNight: (day: number) => void
}

/**
 * Simulates all days of a campus: the visits of all students, the nightly reads of the attackers and the scheduled
 * jobs.
 */
export const play = async ({ world, attackers, scale, onNight }: Parts): Promise<Played> => {
  installGlobals(world, scale.seed)
  const students = studentsOf(scale)
  const accounts = await openAccounts(world, students)
  const look = () => attackers.look(world.now())
  const phones = students.map((student) => new Phone(student, accounts[student.index] ?? '', world, scale.seed, look))
  const ownPosts = students.map((): OwnPosts => [])
  const deleted = new Set<number>()
  const truth: Recording['truth'] = { posts: [], active: Array.from({ length: scale.days }, () => []) }
  const queue = new EventQueue()
  let missed = 0

  const markActive = ({ day, student }: Visit) => {
    const active = truth.active[day]
    if (active && !active.includes(student)) active.push(student)
  }
  const send = async (phone: Phone): Promise<void> => {
    if (deleted.has(phone.student.index)) return
    const retryAt = await phone.send()
    if (retryAt !== null) queue.add(retryAt, () => send(phone))
  }
  const goOnline = (phone: Phone, online: boolean) => {
    phone.online = online
    return send(phone)
  }
  const planVisit = (visit: Visit, phone: Phone, own: OwnPosts) => {
    queue.add(firstDayMs + visit.at, () => goOnline(phone, visit.backOnline === null))
    for (const { at, action } of visit.actions) {
      queue.add(firstDayMs + at, async () => {
        const writtenAt = world.now()
        const { done, content } = await performAction(world, phone, own, action)
        if (done) markActive(visit)
        if (content !== undefined)
          truth.posts.push({ content, author: visit.student, day: visit.day, writtenAt, offline: !phone.online })
        await send(phone)
      })
    }
    if (visit.backOnline !== null) queue.add(firstDayMs + visit.backOnline, () => goOnline(phone, true))
  }
  const planLeaving = (student: Student, visits: readonly Visit[]) => {
    if (!student.leaves) return
    const last = visits.findLast((visit) => visit.student === student.index)
    const end = Math.max(
      student.leaves.day * dayMs + 12 * hourMs,
      last ? (last.backOnline ?? last.actions.at(-1)?.at ?? last.at) : 0,
    )
    queue.add(firstDayMs + end + 5 * minuteMs, async () => {
      deleted.add(student.index)
      await deleteAccount(world, accounts[student.index] ?? '', student.leaves?.withPosts ?? false)
      await look()
    })
  }
  const planNight = (day: number) =>
    queue.add(firstDayMs + day * dayMs + 3 * hourMs, async () => {
      missed += await attackers.nightly(world.now())
      await world.campus.sql.query('vacuum (analyze)')
      onNight(day)
    })

  const visits = diariesOf(scale, students)
  for (const visit of visits) {
    const [phone, own] = [phones[visit.student], ownPosts[visit.student]]
    if (phone && own) planVisit(visit, phone, own)
  }
  for (const student of students) planLeaving(student, visits)
  for (let day = 0; day <= scale.days + daysAfter; day += 1) planNight(day)
  const end = firstDayMs + (scale.days + daysAfter) * dayMs + 4 * hourMs
  for (let next = queue.take(); next && next.at <= end; next = queue.take()) {
    await world.passUntil(next.at)
    await next.run()
  }
  return { accounts, truth, missed, refused: await refusedOperations(phones) }
}

const refusedOperations = async (phones: readonly Phone[]): Promise<readonly string[]> => {
  const operations = await Promise.all(phones.map(({ user }) => userDb(user).operations.toArray()))
  return operations
    .flat()
    .flatMap(({ lane, action, state, failure }) =>
      state === 'waiting'
        ? []
        : [`${action} ${lane}: ${failure?.reason ?? state} ${failure?.status ?? ''} ${failure?.code ?? ''}`],
    )
}
