import type { ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { DialogFrame } from '@/kit/overlay/dialog-frame'

type DialogProps = Pick<ModalProps, 'title' | 'size' | 'onClose' | 'onKeyDown' | 'children'> & {
  closeLabel: string
  isStep?: boolean
}

/** A dialog of the market. On a phone it fills the screen unless it is small. */
export function MarketDialog({ size = 'lg', ...rest }: DialogProps) {
  const narrow = useMediaQuery('(max-width: 35.99em)', undefined, { getInitialValueInEffect: false })
  return (
    <DialogFrame
      size={size}
      fullScreen={narrow && size !== 'sm'}
      yOffset="1rem"
      transitionProps={{ transition: 'fade' }}
      {...rest}
    />
  )
}
