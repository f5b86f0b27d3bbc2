import { BedDrawing, CalendarDrawing, HomeDrawing, MeetingDrawing, WifiDrawing } from '#app/ui/illustrations.tsx'

const drawings: Record<string, typeof HomeDrawing> = {
  organisation: HomeDrawing,
  location: HomeDrawing,
  'setting-up': WifiDrawing,
  technical: BedDrawing,
  'start-meeting': MeetingDrawing,
  'installation-day': CalendarDrawing,
}

/** What a step of the route card is about, drawn. */
export function SectionDrawing({ section }: { section: string }) {
  const Drawing = drawings[section] ?? HomeDrawing
  // On a narrow screen the words need the room.
  return <Drawing className="hidden h-10 w-10 sm:block" />
}
