import { FileButton, type FileButtonProps } from '@mantine/core'
import { useRef } from 'react'

/**
 * A button that asks for files. The same file can be chosen again: the browser's own field would fire no event for it.
 */
export function FilePicker<Multiple extends boolean = false>({
  onChange,
  ...rest
}: Omit<FileButtonProps<Multiple>, 'resetRef'>) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton<Multiple>
      {...rest}
      resetRef={reset}
      onChange={(chosen) => {
        onChange(chosen)
        reset.current?.()
      }}
    />
  )
}
