import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import { ActionIcon, Button, Group, Modal, Text } from '@mantine/core'
import { IconExternalLink, IconHome, IconRefresh, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { EmptyState } from '../feedback/empty-state'
import classes from './web-view.module.css'

type WebViewProps = {
  title: string
  url: string
  /** Whether another site can be reached at all, as far as the app knows. */
  offline: boolean
  onClose: () => void
}

/** Another site, full screen inside the app, with the ways back out. */
export function WebView({ title, url, offline, onClose }: WebViewProps) {
  // A new key makes a new frame: the only reload a page of another origin allows us.
  const [load, setLoad] = useState(0)
  const [insist, setInsist] = useState(false)
  const reload = () => setLoad(load + 1)
  return (
    // A class name of Modal.Content would go to the frame around it as well.
    <Modal.Root opened fullScreen onClose={onClose} lockScroll={false} aria-label={title} classNames={{ content: classes.content }}>
      <Modal.Content aria-label={title}>
        <div className={classes.bar}>
          <Text fw={700} className={classes.title}>
            {title}
          </Text>
          <ActionIcon aria-label="Reload" title="Reload" onClick={reload}>
            <IconRefresh size={22} />
          </ActionIcon>
          <ActionIcon aria-label="Reset to the first page" title="Reset" onClick={reload}>
            <IconHome size={22} />
          </ActionIcon>
          <ActionIcon component="a" {...newTab(url)} aria-label="Open in a new tab" title="Open in a new tab">
            <IconExternalLink size={22} />
          </ActionIcon>
          <ActionIcon aria-label="Close" title="Close" onClick={onClose}>
            <IconX size={22} />
          </ActionIcon>
        </div>
        {offline && !insist ? (
          <EmptyState image="/pictures/campus.svg#offline" text={`You are offline. ${title} needs the internet.`}>
            <Text c="var(--ink-soft)">It opens here by itself when the connection is back.</Text>
            <Button variant="default" onClick={() => setInsist(true)}>
              Try anyway
            </Button>
          </EmptyState>
        ) : (
          <Framed key={load} title={title} url={url} />
        )}
      </Modal.Content>
    </Modal.Root>
  )
}

const newTab = (url: string) => ({ href: url, target: '_blank', rel: 'noopener' }) as const

const wayOutAfterMs = 4000

/**
 * A site that refuses to be framed leaves the frame empty, and no browser says so to the page around it. So after a
 * few seconds the way out stands under every site.
 */
function Framed({ title, url }: { title: string; url: string }) {
  const [wayOut, setWayOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWayOut(true), wayOutAfterMs)
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
      {wayOut && (
        <Group className={classes.wayOut} role="status">
          <Text size="sm" className={classes.why}>
            Nothing to see? This site may not allow being shown inside another app.
          </Text>
          <Button component="a" {...newTab(url)}>
            Open in a new tab
          </Button>
          <ActionIcon aria-label="Hide this note" onClick={() => setWayOut(false)}>
            <IconX size={22} />
          </ActionIcon>
        </Group>
      )}
    </>
  )
}
