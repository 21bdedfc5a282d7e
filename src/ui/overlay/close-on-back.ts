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
const open = new Set<number>()

/** The step of the history that belongs to something open; undefined on those of screens. */
const shownStep = (): number | undefined => window.history.state?.overlay

/** A step whose overlay was left for another screen, not closed, is of no use. */
const skipLeftStep = () => {
  const step = shownStep()
  if (step !== undefined && !open.has(step)) window.history.back()
}

/** Adds a step that the router does not see: the address stays the same. */
const addStep = (close: () => void): (() => void) => {
  const step = (steps += 1)
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
