import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import classes from './dialog-frame.module.css'

type DialogFrameProps = Omit<ModalProps, 'opened' | 'classNames' | 'closeButtonProps' | 'returnFocus'> & {
  closeLabel?: string
  /** In the middle, or from the bottom of a phone where a thumb is. */
  place?: 'middle' | 'bottom'
}

/** What every dialog of the app has in common. Mounted while it is open. */
export function DialogFrame({ closeLabel = 'Close', place = 'middle', ...rest }: DialogFrameProps) {
  useReturnFocus()
  return (
    <Modal
      opened
      centered={place === 'middle'}
      radius="lg"
      returnFocus={false}
      overlayProps={{ backgroundOpacity: 0.6 }}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44, iconSize: 24 }}
      classNames={{
        ...(place === 'bottom' ? { inner: classes.bottomInner } : {}),
        content: `${classes.content} ${place === 'bottom' ? (classes.bottomContent) : ''}`,
        header: classes.header,
        title: classes.title,
      }}
      {...rest}
    />
  )
}

/** Whoever had the focus gets it back, or the screen when that has gone with what was decided here. */
const useReturnFocus = (): void => {
  // Read while rendering: an effect runs after the dialog has taken the focus.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const back = opener?.isConnected ? opener : document.getElementById('main')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    },
    [opener],
  )
}
