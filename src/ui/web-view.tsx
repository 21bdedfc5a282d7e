import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import { ActionIcon, Modal, Text } from '@mantine/core'
import { IconExternalLink, IconHome, IconRefresh, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './web-view.module.css'

/** Another site, full screen inside the app, with the ways back out. */
export function WebView({ title, url, onClose }: { title: string; url: string; onClose: () => void }) {
  // A new key makes a new frame: the only reload a page of another origin allows us.
  const [load, setLoad] = useState(0)
  return (
    <Modal.Root opened fullScreen onClose={onClose} lockScroll={false} aria-label={title}>
      <Modal.Content className={classes.content ?? ''} aria-label={title}>
        <div className={classes.bar}>
          <Text fw={700} className={classes.title ?? ''}>
            {title}
          </Text>
          <ActionIcon aria-label="Reload" title="Reload" onClick={() => setLoad(load + 1)}>
            <IconRefresh size={22} />
          </ActionIcon>
          <ActionIcon aria-label="Reset to the first page" title="Reset" onClick={() => setLoad(load + 1)}>
            <IconHome size={22} />
          </ActionIcon>
          <ActionIcon
            component="a"
            href={url}
            target="_blank"
            rel="noopener"
            aria-label="Open in a new tab"
            title="Open in a new tab"
          >
            <IconExternalLink size={22} />
          </ActionIcon>
          <ActionIcon aria-label="Close" title="Close" onClick={onClose}>
            <IconX size={22} />
          </ActionIcon>
        </div>
        <Text size="sm" className={classes.hint ?? ''}>
          Page stays empty? You may be offline, or the site does not allow being shown here: open it in a new tab.
        </Text>
        <iframe
          key={load}
          className={classes.frame}
          src={url}
          title={title}
          referrerPolicy="no-referrer"
          sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
        />
      </Modal.Content>
    </Modal.Root>
  )
}
