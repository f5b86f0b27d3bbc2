export const nl = {
  video: 'Bekijk de film over de routekaart',
  videoHint: 'De film staat op een andere website.',
}
