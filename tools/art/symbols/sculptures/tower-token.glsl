// A brass token with a tower in its middle and eight holes in its rim, another one behind it. Tints: metal, field, back one, tower. A gleam runs over it.
#define LEAN vec3(0.24, 0.14, 0.0)

float round_(vec3 p, float R) {
  float r = length(p.xy);
  vec2 f = fold(p.xy, 8.0);
  float d = plate(r - R, p.z, 0.12, 0.04);
  d = min(d, plate(abs(r - R + 0.03) - 0.085 - 0.010 * cos(atan(p.y, p.x) * 48.0), p.z, 0.18, 0.06));
  return max(d, -(length(f - vec2(0.0, R - 0.215)) - 0.050));
}

// Seen from the side: shaft, crown of three teeth, door.
float relief(vec2 p) {
  float d = box2(p - vec2(0.0, -0.10), vec2(0.155, 0.26));
  d = min(d, box2(p - vec2(0.0, -0.36), vec2(0.225, 0.055)));
  d = min(d, box2(p - vec2(0.0, 0.17), vec2(0.225, 0.055)));
  for (int i = -1; i <= 1; i++) d = min(d, box2(p - vec2(0.165 * float(i), 0.27), vec2(0.058, 0.075)));
  float door = max(length(vec2(p.x, max(p.y + 0.22, 0.0))) - 0.065, -p.y - 0.36);
  float eye = length(p - vec2(0.0, 0.04)) - 0.048;
  return max(d, -min(door, eye));
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 front = p - vec3(-0.10, -0.10, 0.14), back = p - vec3(0.30, 0.30, -0.24);
  back.xz *= rot(-0.25);
  add(s, round_(back, 0.62), 3);
  add(s, round_(front, 0.80), 1);
  add(s, disc(front - vec3(0.0, 0.0, 0.10), 0.50, 0.03), 2);
  add(s, ring(front - vec3(0.0, 0.0, 0.13), 0.50, 0.032), 1);
  add(s, plate(relief((front.xy - vec2(0.0, 0.04)) / 1.12) * 1.12, front.z - 0.14, 0.075, 0.03), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 c = id == 1 ? T0 : id == 2 ? T1 : id == 3 ? T2 : T3;
  Stuff k = metal(c, 0.17);
  if (id == 2) k = gloss(c);
  k.shine = c * (id == 2 ? 0.16 : 0.13);
  float gleam = abs(p.x + 0.5 * p.y - mix(-2.0, 2.0, uPhase));
  if (uPhase > 0.0) k.shine += vec3(1.4, 1.1, 0.6) * smoothstep(0.22, 0.0, gleam);
  return k;
}
