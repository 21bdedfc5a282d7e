import { CampusNumbers } from './campus-numbers'
import { CampusServices } from './campus-services'

export function ServicesTab({ item }: { item: string | null }) {
  return (
    <>
      <CampusNumbers />
      <CampusServices item={item} />
    </>
  )
}
