import Redoc from '@theme/Redoc';

export default function Page() {
  return <Redoc />;
}
