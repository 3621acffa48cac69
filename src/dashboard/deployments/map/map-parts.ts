// What the page "Deployments" loads after its first rows, as one file: each file more is named in the first load.
export { MapClasses } from '#dashboard/deployments/map/classes/map-classes.tsx';
export { MetricMap } from './metric-map.tsx';
export { OnlyThisArea } from './only-this-area.tsx';
export { DeploymentTools } from './deployment-tools.tsx';
export { OpenedDeployment } from '#dashboard/deployments/selected/opened-deployment.tsx';
