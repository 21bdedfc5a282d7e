import { createStore } from 'zustand/vanilla'
import { chosenCampus } from '../../chosen-campus'
import { projectUrl } from '../../remote/project'

type LiveHead = {
  /** `off`: hidden, or this server has no live heads. `broken`: the browser connects again by itself. */
  readonly status: 'off' | 'connecting' | 'broken' | 'on'
  /** The newest public revision of the campus, from the server; null until it has said so. */
  readonly head: number | null
}

export const liveHead = createStore<LiveHead>()(() => ({ status: 'off', head: null }))

let source: EventSource | null = null
let timer: ReturnType<typeof setTimeout> | undefined

export const disconnectLiveHead = (): void => {
  clearTimeout(timer)
  source?.close()
  source = null
  liveHead.setState({ status: 'off', head: null })
}

let isVisible = (): boolean => true

/** @param check whether the page is visible: only then it connects */
export const connectOnlyWhile = (check: () => boolean): void => {
  isVisible = check
}

/** Listens to the revision of the campus, unless the page is hidden. The stream says nothing else, and nothing is sent to it. */
export const connectLiveHead = (): void => {
  if (source || !isVisible() || !('EventSource' in globalThis)) return
  liveHead.setState({ status: 'connecting', head: null })
  const opened = new EventSource(`${projectUrl()}/live/v1/${chosenCampus().slug}`)
  source = opened
  opened.addEventListener('message', ({ data }) => {
    const head = Number(data)
    if (source === opened && Number.isSafeInteger(head)) liveHead.setState({ status: 'on', head })
  })
  opened.addEventListener('error', () => {
    if (source !== opened) return
    if (opened.readyState === EventSource.CLOSED) disconnectLiveHead()
    else liveHead.setState({ status: 'broken', head: null })
  })
}

/** Most visits are shorter: for them, the pull that has just been made is enough. */
const laterMs = 15_000

/** Connects unless the page is hidden then. */
export const connectLiveHeadLater = (): void => {
  clearTimeout(timer)
  timer = setTimeout(connectLiveHead, laterMs)
}
