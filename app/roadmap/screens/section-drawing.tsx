import { BedDrawing, DocumentDrawing, HomeDrawing, MeetingDrawing, WifiDrawing } from '#app/ui/illustrations.tsx'

const drawings: Record<string, typeof HomeDrawing> = {
  organisation: HomeDrawing,
  location: HomeDrawing,
  'setting-up': DocumentDrawing,
  technical: WifiDrawing,
  'start-meeting': MeetingDrawing,
  'installation-day': BedDrawing,
}

/** What a step of the route card is about, drawn: the same things as along the route of the first visit. */
export function SectionDrawing({ section }: { section: string }) {
  const Drawing = drawings[section] ?? HomeDrawing
  // On a narrow screen the words need the room.
  return <Drawing className="hidden h-10 w-10 sm:block" />
}
