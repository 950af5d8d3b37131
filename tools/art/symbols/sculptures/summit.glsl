// A summit in the sun with a flag on it. Tints: rock, snow, flag, sun, ice.
#define LEAN vec3(0.16, 0.10, 0.0)

float peak(vec2 p, vec2 top, float steep) {
  float x = abs(p.x - top.x) + 0.06 * sin(p.y * 9.0 + top.x * 5.0);
  return (p.y - top.y + x * steep) / sqrt(1.0 + steep * steep);
}

float massif(vec2 p) {
  float d = min(peak(p, vec2(-0.06, 0.80), 1.45), peak(p, vec2(-0.64, 0.10), 1.2));
  return min(d, peak(p, vec2(0.56, 0.20), 1.2));
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p;
  float d = massif(q.xy);
  d = max(d, -q.y - 0.84);
  d = max(d, abs(q.x) - 0.96);
  float thick = 0.16 + 0.55 * clamp(-d, 0.0, 0.6);
  float crag = 0.10 * (cells(p * 3.4).x - 0.4) + 0.03 * noise(p * 13.0);
  add(s, max(d, abs(q.z) - thick + crag) * 0.6, 1);
  vec3 u = p - vec3(0.46, 0.52, -0.40);
  add(s, plate(length(u.xy) - 0.32, u.z, 0.04, 0.02), 4);
  add(s, plate(star2(u.xy * rot(uPhase * PI / 8.0), 14.0, 0.46, 0.34), u.z + 0.06, 0.03, 0.01), 4);
  add(s, stick(p, vec3(-0.06, 0.70, 0.02), vec3(-0.06, 1.04, 0.02), 0.03), 5);
  vec3 f = p - vec3(-0.24, 0.92, 0.02);
  float wave = 0.04 * sin(f.x * 16.0 + uPhase * 2.0 * PI);
  add(s, plate(max(abs(f.y) - 0.12, abs(f.x) - 0.18), f.z - wave, 0.025, 0.01) * 0.8, 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) { Stuff k = gloss(T2); k.shine = T2 * 0.25; return k; }
  if (id == 4) return light(T3, 0.9);
  if (id == 5) return metal(SILVER, 0.2);
  bool snow = n.y + 0.75 * p.y + 0.5 * (noise(p * 5.0) - 0.5) > 0.16;
  vec3 rock = mix(T0, T4, smoothstep(0.2, -0.8, p.y) * 0.4);
  Stuff k = stuff(snow ? T1 : rock, 0.0, 0.5);
  k.soft = 0.6;
  k.bump = snow ? 0.12 : 0.4;
  k.grain = 8.0;
  k.shine = snow ? T1 * 0.14 : T0 * 0.05;
  return k;
}
