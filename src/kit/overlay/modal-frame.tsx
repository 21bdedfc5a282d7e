import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { close } from '#words/kit/buttons'
import { useCloseOnBack } from './close-on-back'
import classes from './modal-frame.module.css'

export type DialogFrameProps = Omit<ModalProps, 'opened' | 'classNames' | 'closeButtonProps' | 'returnFocus'> & {
  closeLabel?: string
  /** True if opening it was a step of the history. */
  isStep?: boolean
  /** In the middle, or at the bottom of a phone, within reach of the thumb. */
  position?: 'middle' | 'bottom'
}

/** Loaded by dialog-frame.tsx when the first dialog opens. */
export function ModalFrame({ closeLabel = close, position = 'middle', isStep = false, ...rest }: DialogFrameProps) {
  useCloseOnBack(rest.onClose, { isStep })
  useReturnFocus()
  return (
    <Modal
      opened
      closeOnEscape={false}
      centered={position === 'middle'}
      radius="lg"
      returnFocus={false}
      overlayProps={{ backgroundOpacity: 0.6 }}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44, iconSize: 24 }}
      classNames={{
        ...(position === 'bottom' ? { inner: classes.bottomInner } : {}),
        content: `${classes.content} ${position === 'bottom' ? classes.bottomContent : ''}`,
        header: classes.header,
        title: classes.title,
      }}
      {...rest}
    />
  )
}

/** Returns the focus to the element that had it, or to the screen when that element no longer exists. */
const useReturnFocus = (): void => {
  // Read during render, because effects run after the dialog has taken the focus.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const target = opener?.isConnected ? opener : document.getElementById('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
    [opener],
  )
}
