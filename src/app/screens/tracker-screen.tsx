import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import {
  trackerSearch,
  type TrackerChange,
  type TrackerMode,
  type TrackerSearch,
} from '@/health/cycle/rules/tracker-url'
import { valueOf, type Values } from '@/kit/rules/choice'
import { parseDay } from '@/kit/rules/day'
import { gestationStart } from '@/health/pregnancy/rules/gestation'
import { savePastPregnancy, TrackerGuard, useLastPeriod, useNoteTracked, type CommonTrackerProps } from '@/health/cycle'
import { DangerSigns, PregnancyPanel, usePregnancy } from '@/health/pregnancy'
import { ReminderSettings, useReminderPlan } from '@/health/reminders'
import { EarlierLog, signOutHere } from '@/app/tracker-account'
import { useBack } from '@/app/shell'
import { lazyPart } from '@/kit/platform/lazy-part'

/** Needs no account and no PIN: there is nothing of anybody in it. */
const TrackerArticle = lazyPart(() => import('@/education/tracker-article').then((loaded) => loaded.TrackerArticle))

/** Connects a tracker to the URL, and to the history entry, which holds the open day. */
export const useTrackerAddress = <Tab extends string>(tabs: Values<Tab>) => {
  const searchOf = trackerSearch(tabs)
  const search = searchOf(useSearch({ strict: false }))
  const day = useLocation({ select: ({ state }) => state.day })
  const navigate = useNavigate()
  const onSearch = (change: TrackerChange<Tab>, how: 'push' | 'replace' = 'replace') =>
    void navigate({
      to: '.',
      search: (previous) => searchOf({ ...previous, ...change }),
      state: (previous) => ({ day: 'day' in change ? change.day : previous.day }),
      replace: how === 'replace',
      resetScroll: how === 'push',
    })
  return { search, day, tab: valueOf(tabs, search.tab), onSearch }
}

type TrackerScreenProps = {
  title: string
  search: TrackerSearch<string>
  /** The day that is open in this history entry. */
  day: string | undefined
  /** @param mode undefined for the one that fits */
  onMode: (mode: TrackerMode | undefined) => void
  children: (given: CommonTrackerProps) => ReactNode
}

/** Shared by both tracker screens: guards access, and adds the pregnancy and reminder parts. */
export function TrackerScreen({ title, ...rest }: TrackerScreenProps) {
  const onBack = useBack()
  const { article } = rest.search
  if (article) {
    return (
      <Suspense>
        <TrackerArticle key={article} id={article} onBack={onBack} />
      </Suspense>
    )
  }
  return (
    <TrackerGuard title={title} onBack={onBack}>
      {(user, today) => <UnlockedTracker key={user.id} user={user} today={today} onBack={onBack} {...rest} />}
    </TrackerGuard>
  )
}

type UnlockedTrackerProps = Omit<TrackerScreenProps, 'title'> & Pick<CommonTrackerProps, 'user' | 'today' | 'onBack'>

function UnlockedTracker({ user, today, onBack, search, day, onMode, children }: UnlockedTrackerProps) {
  useReminderPlan(user.id)
  const record = usePregnancy(user)?.record
  useNoteTracked(user.id, record?.due ?? null)
  const pregnancy = record ? { since: gestationStart(record.due), due: record.due } : null
  // The message after the end of a pregnancy stays until the user moves on.
  const [wasPregnant, setWasPregnant] = useState(false)
  if (pregnancy && !wasPregnant) setWasPregnant(true)
  const [started, setStarted] = useState(false)
  const leave = () => {
    setWasPregnant(false)
    onMode(undefined)
  }
  return children({
    user,
    today,
    pregnancy,
    started: started && pregnancy !== null,
    mode: search.mode ?? (pregnancy || wasPregnant ? 'pregnancy' : 'cycle'),
    day: parseDay(day),
    view: search.view ?? null,
    onBack,
    signOut: signOutHere,
    parts: {
      pregnancy: (
        <PregnancyPart
          user={user}
          today={today}
          started={started}
          onStarted={() => setStarted(true)}
          onClosed={() => onMode(undefined)}
          onLeave={leave}
        />
      ),
      help: <DangerSigns pregnant={pregnancy !== null} />,
      reminders: <ReminderSettings user={user} today={today} pregnantSince={pregnancy?.since ?? null} />,
      EarlierLog,
    },
  })
}

type PregnancyPartProps = Pick<CommonTrackerProps, 'user' | 'today' | 'started'> & {
  onStarted: () => void
  onClosed: () => void
  onLeave: () => void
}

/** Saves an ended pregnancy in the cycle log, on this phone only, so that cycle averages leave it out. */
function PregnancyPart({ user, today, ...rest }: PregnancyPartProps) {
  const { start, offered } = useLastPeriod(user.id, today)
  return (
    <PregnancyPanel
      person={user}
      today={today}
      lastPeriod={start}
      offeredStart={offered}
      {...rest}
      onEnded={(past) => savePastPregnancy(user.id, past)}
    />
  )
}
