// Chunk: ui-shared

import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import { ActionIcon, Button, Group, Modal, Text } from '@mantine/core'
import { IconExternalLink, IconHome, IconRefresh, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { close } from '#words/kit/buttons'
import * as messages from '#words/kit/web-view'
import { EmptyState } from '../feedback/empty-state'
import { useCloseOnBack } from './close-on-back'
import classes from './web-view.module.css'

type WebViewProps = {
  title: string
  url: string
  /** True if the phone is offline, as far as the app knows. */
  offline: boolean
  onClose: () => void
  /** True if opening it was a step of the history. */
  isStep?: boolean
}

/** Shows another site full screen inside the app. */
export function WebView({ title, url, offline, onClose, isStep = false }: WebViewProps) {
  useCloseOnBack(onClose, { isStep })
  // A new key remounts the frame, which is the only way to reload a page of another origin.
  const [loadCount, setLoadCount] = useState(0)
  const [ignoreOffline, setIgnoreOffline] = useState(false)
  const reload = () => setLoadCount(loadCount + 1)
  return (
    // A class name on Modal.Content would also apply to its wrapper.
    <Modal.Root
      opened
      fullScreen
      closeOnEscape={false}
      onClose={onClose}
      lockScroll={false}
      aria-label={title}
      classNames={{ content: classes.content }}
    >
      <Modal.Content aria-label={title}>
        <div className={classes.bar}>
          <Text fw={700} className={classes.title}>
            {title}
          </Text>
          <ActionIcon aria-label={messages.reload} title={messages.reload} onClick={reload}>
            <IconRefresh size={22} />
          </ActionIcon>
          <ActionIcon aria-label={messages.resetToFirst} title={messages.reset} onClick={reload}>
            <IconHome size={22} />
          </ActionIcon>
          <ActionIcon component="a" {...newTab(url)} aria-label={messages.newTab} title={messages.newTab}>
            <IconExternalLink size={22} />
          </ActionIcon>
          <ActionIcon aria-label={close} title={close} onClick={onClose}>
            <IconX size={22} />
          </ActionIcon>
        </div>
        {offline && !ignoreOffline ? (
          <EmptyState image="/pictures/campus.svg#offline" text={messages.offline({ title })}>
            <Text c="var(--ink-soft)">{messages.opensByItself}</Text>
            <Button variant="default" onClick={() => setIgnoreOffline(true)}>
              {messages.tryAnyway}
            </Button>
          </EmptyState>
        ) : (
          <SiteFrame key={loadCount} title={title} url={url} />
        )}
      </Modal.Content>
    </Modal.Root>
  )
}

const newTab = (url: string) => ({ href: url, target: '_blank', rel: 'noopener' }) as const

const noteAfterMs = 4000

/**
 * A site that refuses to be framed leaves the frame empty, and browsers do not report that to the embedding page. So
 * after a few seconds every site gets a note with a link that opens it in a new tab.
 */
function SiteFrame({ title, url }: { title: string; url: string }) {
  const [isNoteShown, setNoteShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNoteShown(true), noteAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <iframe
        className={classes.frame}
        src={url}
        title={title}
        referrerPolicy="no-referrer"
        sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
      />
      {isNoteShown && (
        <Group className={classes.wayOut} role="status">
          <Text size="sm" className={classes.why}>
            {messages.nothingToSee}
          </Text>
          <Button component="a" {...newTab(url)}>
            {messages.newTab}
          </Button>
          <ActionIcon aria-label={messages.hideNote} onClick={() => setNoteShown(false)}>
            <IconX size={22} />
          </ActionIcon>
        </Group>
      )}
    </>
  )
}
