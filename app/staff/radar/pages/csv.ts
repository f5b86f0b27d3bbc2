export { exportRadar as loader } from '#app/staff/radar/table.server.ts'
