// Chunk: toasts

import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Button } from '@mantine/core'
import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications'
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { close } from '#words/kit/buttons'
import { swipeAway } from './swipe-away'
import { placeToast } from './place-toast'
import type { Toast } from './toast'
import classes from './toast-area.module.css'

const defaultDuration = 5000

/** Mantine's notifications, limited to one: a new toast replaces the previous one. */
export function ToastArea({ toast }: { toast: Toast }) {
  const [store] = useState(createNotificationsStore)
  useEffect(() => {
    notifications.clean(store)
    if (toast.quiet) return
    const hide = () => notifications.hide(id, store)
    const id = notifications.show(
      {
        message: <ToastBody toast={toast} onAction={hide} />,
        ...swipeAway(hide),
        color: toast.tone === 'destructive' ? 'coral' : 'lagoon',
        role: toast.tone === 'destructive' ? 'alert' : 'status',
        autoClose: toast.duration ?? defaultDuration,
        closeButtonProps: { 'aria-label': close, size: 44 },
        className: classes.toast,
        classNames: { body: classes.body, description: classes.line },
        mod: { tone: toast.tone ?? 'default' },
      },
      store,
    )
  }, [toast, store])
  return (
    <>
      {toast.quiet && <QuietToast toast={toast} />}
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
    </>
  )
}

/** Told to screen readers alone. The region comes first, its text a moment later: only a change is read out. */
function QuietToast({ toast }: { toast: Toast }) {
  const [told, setTold] = useState<Toast | null>(null)
  useEffect(() => {
    const tell = setTimeout(() => setTold(toast))
    const forget = setTimeout(() => setTold(null), toast.duration ?? defaultDuration)
    return () => {
      clearTimeout(tell)
      clearTimeout(forget)
    }
  }, [toast])
  return (
    <div role={toast.tone === 'destructive' ? 'alert' : 'status'} className="visually-hidden">
      {told && (
        <>
          <span>{told.title}</span> <span>{told.description}</span>
        </>
      )}
    </div>
  )
}

function ToastBody({ toast, onAction }: { toast: Toast; onAction: () => void }) {
  const { title, description, action } = toast
  const end = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const shown = end.current?.closest<HTMLElement>('[role]')
    if (shown) placeToast(shown)
  }, [])
  return (
    <>
      <p className={classes.words}>
        <strong>{title}</strong>
        {description?.split('\n').map((line) => (
          <Fragment key={line}>
            {' '}
            <span>{line}</span>
          </Fragment>
        ))}
      </p>
      {action && (
        <Button
          variant="light"
          px="sm"
          className={classes.action}
          onClick={() => {
            onAction()
            action.onClick()
          }}
        >
          {action.label}
        </Button>
      )}
      <span ref={end} hidden />
    </>
  )
}
