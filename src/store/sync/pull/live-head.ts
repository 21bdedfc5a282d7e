import { createStore } from 'zustand/vanilla'
import { chosenCampus } from '@/store/chosen-campus'
import { noteAnswer } from '@/store/connectivity'
import { projectUrl } from '@/store/remote/project'
import { backoffMs } from '../outbox/backoff'
import { readLiveStream, type StreamEnd } from './live-stream'

export type LiveHead = {
  /** `off`: hidden, or this server has no live heads. `broken`: it connects again after a while. */
  readonly status: 'off' | 'connecting' | 'broken' | 'on'
  /** The newest public revision of the campus, from the server; null until it has said so. */
  readonly head: number | null
  /** When the server was heard last, in milliseconds since the epoch. */
  readonly heardAt: number
}

const off: LiveHead = { status: 'off', head: null, heardAt: 0 }

export const liveHead = createStore<LiveHead>()(() => off)

/**
 * The server writes something every 25 seconds. After so long, two beats have not come: a proxy keeps a stream open
 * that leads nowhere, or the network sleeps.
 */
const silenceMs = 60_000
/** All pages behind a dead proxy fall silent at once. They must not connect again at once. */
const spreadMs = 10_000
/** The first wait is up to eight seconds: when a server restarts, the streams of all pages break. */
const firstSpan = 3

let stream: AbortController | null = null
let openedAt = 0
/** Ends the patience with a silent stream, or the wait for the next one. */
let timer: ReturnType<typeof setTimeout> | undefined
let laterTimer: ReturnType<typeof setTimeout> | undefined
let failures = 0
/** Until then the server has asked to be left alone. */
let notBefore = 0
let isVisible = (): boolean => true
let onSilence = (): void => {}

/** @param check whether the page is visible: only then it connects */
export const connectOnlyWhile = (check: () => boolean): void => {
  isVisible = check
}

/** @param callback called when a stream has fallen silent, and the page has begun to connect again */
export const whenSilent = (callback: () => void): void => {
  onSilence = callback
}

const close = (): void => {
  clearTimeout(timer)
  stream?.abort()
  stream = null
}

export const disconnectLiveHead = (): void => {
  clearTimeout(laterTimer)
  close()
  failures = 0
  liveHead.setState(off)
}

const retryLater = (retryAfterMs?: number): void => {
  const now = Date.now()
  close()
  failures = now - openedAt > silenceMs && liveHead.getState().status === 'on' ? 1 : failures + 1
  notBefore = retryAfterMs === undefined ? 0 : now + retryAfterMs
  liveHead.setState({ ...off, status: 'broken' })
  timer = setTimeout(open, backoffMs(failures + firstSpan, Math.random(), retryAfterMs))
}

const onEnd = (end: StreamEnd): void => {
  if (end.kind === 'none') disconnectLiveHead()
  else retryLater(end.retryAfterMs)
}

/** A stream that has never said anything is tried again less and less often. */
const onSilent = (): void => {
  if (liveHead.getState().status !== 'on') return retryLater()
  open()
  onSilence()
}

const watchForSilence = (): void => {
  clearTimeout(timer)
  timer = setTimeout(onSilent, silenceMs + Math.random() * spreadMs)
}

const open = (): void => {
  close()
  if (!isVisible()) return disconnectLiveHead()
  const opened = new AbortController()
  stream = opened
  openedAt = Date.now()
  liveHead.setState({ ...off, status: 'connecting' })
  watchForSilence()
  const onHeard = (newer: number | null): void => {
    if (stream !== opened) return
    watchForSilence()
    const head = newer ?? liveHead.getState().head
    if (head === null) return
    liveHead.setState({ status: 'on', head, heardAt: Date.now() })
    noteAnswer()
  }
  void readLiveStream(`${projectUrl()}/live/v1/${chosenCampus().slug}`, opened.signal, onHeard).then((end) => {
    if (stream === opened) onEnd(end)
  })
}

/**
 * A page that was frozen has missed beats, too, and its timers have not run. An age below zero comes from a changed
 * clock.
 */
const isSilent = ({ status, heardAt }: LiveHead): boolean => {
  const age = Date.now() - heardAt
  return status === 'on' && (age < 0 || age > silenceMs + spreadMs)
}

/**
 * Listens to the revision of the campus, unless the page is hidden. The stream says nothing else, and nothing is sent
 * to it.
 */
export const connectLiveHead = (): void => {
  const state = liveHead.getState()
  if (isVisible() && (state.status === 'off' || isSilent(state))) open()
}

/** Ends the wait after a failure, because the network has just worked; not if the server has asked to wait. */
export const retryLiveHead = (): void => {
  if (liveHead.getState().status === 'broken' && Date.now() >= notBefore) open()
}

/** Most visits are shorter: for them, the pull that has just been made is enough. */
const laterMs = 15_000

/** Connects unless the page is hidden then. */
export const connectLiveHeadLater = (): void => {
  clearTimeout(laterTimer)
  laterTimer = setTimeout(connectLiveHead, laterMs)
}
