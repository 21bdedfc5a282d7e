import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Button, Text } from '@mantine/core'
import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications'
import { useEffect, useState } from 'react'
import type { Toast } from './toast'
import classes from './toast-area.module.css'

const defaultDuration = 5000

/** Mantine's notifications, limited to one: a new toast replaces the previous one. */
export function ToastArea({ toast }: { toast: Toast }) {
  const [store] = useState(createNotificationsStore)
  useEffect(() => {
    notifications.clean(store)
    const id = notifications.show(
      {
        title: toast.title,
        message: <ToastBody toast={toast} onAction={() => notifications.hide(id, store)} />,
        color: toast.tone === 'destructive' ? 'coral' : 'lagoon',
        role: toast.tone === 'destructive' ? 'alert' : 'status',
        autoClose: toast.duration ?? defaultDuration,
        closeButtonProps: { 'aria-label': 'Close', size: 44 },
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
      {description && <Text size="sm" c="var(--ink-soft)">{description}</Text>}
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
