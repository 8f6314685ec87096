import Player from 'react-lite-video-player';

export default function Home() {
  return <Player />;
}
