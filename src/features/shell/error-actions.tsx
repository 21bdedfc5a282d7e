import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useBack } from './use-back'

/** The two ways on from a screen that has nothing to show. */
export function ErrorActions() {
  return (
    <Group justify="center" mt="lg">
      <Button variant="default" onClick={useBack()}>
        Go Back
      </Button>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>Go Home</Button>
    </Group>
  )
}
