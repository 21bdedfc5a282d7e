import { useEffect, useRef } from 'react'

type CloseWatcher = EventTarget & { readonly destroy: () => void }

declare global {
  interface Window {
    /** Chromium alone has it. */
    readonly CloseWatcher?: new () => CloseWatcher
  }
}

/** Asks to close with the phone's Back and with Escape. A watcher asks once, so what stays open needs the next one. */
const watch = (Watcher: new () => CloseWatcher, close: () => void): (() => void) => {
  let watcher: CloseWatcher
  const start = () => {
    watcher = new Watcher()
    watcher.addEventListener('close', () => {
      start()
      close()
    })
  }
  start()
  return () => watcher.destroy()
}

let steps = 0
const open = new Set<string>()

/**
 * A step of the history outlives the page that added it, so its state names that page.
 * build/first-paint/before-paint.js skips the steps of earlier pages.
 */
const ofThisPage = `${performance.timeOrigin} `

/** The step of the history that belongs to something open; undefined on those of screens. */
const shownStep = (): string | undefined => window.history.state?.overlay

/** A step whose overlay was left for another screen, not closed, is of no use. */
const skipLeftStep = () => {
  const step = shownStep()
  if (step?.startsWith(ofThisPage) && !open.has(step)) window.history.back()
}

/** Adds a step that the router does not see: the address stays the same. */
const addStep = (close: () => void): (() => void) => {
  const step = ofThisPage + (steps += 1)
  open.add(step)
  window.addEventListener('popstate', skipLeftStep)
  History.prototype.pushState.call(window.history, { ...window.history.state, overlay: step }, '')
  const closeIfLeft = () => {
    if (shownStep() !== step) close()
  }
  window.addEventListener('popstate', closeIfLeft)
  return () => {
    open.delete(step)
    window.removeEventListener('popstate', closeIfLeft)
    // Later: what closes it may lead to another screen, whose step is then on top.
    setTimeout(() => shownStep() === step && window.history.back())
  }
}

/** Calls back once the screen's own step is shown: at once, or when what was closed has taken its step away. */
export const afterOverlay = (then: () => void): void => {
  if (shownStep() === undefined) {
    then()
    return
  }
  const onPop = () => {
    if (shownStep() !== undefined) return
    window.removeEventListener('popstate', onPop)
    then()
  }
  window.addEventListener('popstate', onPop)
}

const listenToEscape = (close: () => void): (() => void) => {
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}

/** @param isStep whether it was opened with a step of the history: then Back closes it without another one */
export const closeOnBack = (close: () => void, isStep: boolean): (() => void) => {
  if (window.CloseWatcher) return watch(window.CloseWatcher, close)
  const stops = [listenToEscape(close), ...(isStep ? [] : [addStep(close)])]
  return () => stops.forEach((stop) => stop())
}

/** Closes what is open with Back and Escape, in place of the screen. */
export const useCloseOnBack = (close: () => void, { isOpen = true, isStep = false } = {}): void => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? closeOnBack(() => latest.current(), isStep) : undefined), [isOpen, isStep])
}
