// Chunk: toasts

import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Button, Text } from '@mantine/core'
import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications'
import { useEffect, useState } from 'react'
import { close } from '#words/kit/buttons'
import { swipeAway } from './swipe-away'
import type { Toast } from './toast'
import classes from './toast-area.module.css'

const defaultDuration = 5000

/** Below the header and the Back of a screen, as in toast-area.module.css. */
const usualTopPx = 128
/** As much as a toast may cover. */
const heightPx = 170

/**
 * The top of a toast on a phone: below the element that has to stay free (`data-keep-clear`), if the two would meet.
 */
const topOf = (): string | null => {
  const bottoms = [...document.querySelectorAll('[data-keep-clear]')].flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > usualTopPx && top < usualTopPx + heightPx ? [bottom] : []
  })
  return bottoms.length > 0 ? `${Math.max(...bottoms) + 8}px` : null
}

/** Mantine's notifications, limited to one: a new toast replaces the previous one. */
export function ToastArea({ toast }: { toast: Toast }) {
  const [store] = useState(createNotificationsStore)
  useEffect(() => {
    notifications.clean(store)
    document.documentElement.style.setProperty('--toast-top', topOf())
    const hide = () => notifications.hide(id, store)
    const id = notifications.show(
      {
        title: toast.title,
        message: <ToastBody toast={toast} onAction={hide} />,
        ...swipeAway(hide),
        color: toast.tone === 'destructive' ? 'coral' : 'lagoon',
        role: toast.tone === 'destructive' ? 'alert' : 'status',
        autoClose: toast.duration ?? defaultDuration,
        closeButtonProps: { 'aria-label': close, size: 44 },
        className: classes.toast,
        mod: { tone: toast.tone ?? 'default' },
      },
      store,
    )
  }, [toast, store])
  return (
    <Notifications
      store={store}
      limit={1}
      // Mantine's goes away at a third of its width, or at a flick.
      allowDragDismiss={false}
      // A fade-out would show two toasts for a moment.
      transitionDuration={0}
      zIndex={400}
      position="top-center"
      containerWidth="min(var(--toast-width), calc(100vw - 1.5rem))"
      className={classes.area}
    />
  )
}

function ToastBody({ toast, onAction }: { toast: Toast; onAction: () => void }) {
  const { description, action } = toast
  return (
    <>
      {description?.split('\n').map((line) => (
        <Text key={line} size="sm" c="var(--ink-soft)">
          {line}
        </Text>
      ))}
      {action && (
        <Button
          variant="light"
          mt="xs"
          onClick={() => {
            onAction()
            action.onClick()
          }}
        >
          {action.label}
        </Button>
      )}
    </>
  )
}
