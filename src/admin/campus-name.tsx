import { useCampusName } from '@/store/use-campus-name'

/** The name of a campus; its slug where this phone does not know it. */
export function CampusName({ slug }: { slug: string }) {
  return <>{useCampusName(slug)}</>
}
