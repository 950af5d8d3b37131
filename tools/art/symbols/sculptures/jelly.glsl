// A jellyfish that shines. Tints: bell, deep of the bell, arms, spots.
#define LEAN vec3(0.18, 0.10, 0.08)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float beat = 0.04 * sin(uPhase * 2.0 * PI);
  vec3 b = p - vec3(0.0, 0.28, 0.0);
  float a = atan(p.x, p.z);
  float R = 0.70 - beat;
  float bell = egg(b, vec3(R, 0.58 + beat, R));
  bell = smax(bell, -b.y - 0.10 - 0.05 * cos(a * 10.0), 0.04);
  bell = smax(bell, -egg(b + vec3(0.0, 0.10, 0.0), vec3(R - 0.10, 0.36, R - 0.10)), 0.04);
  add(s, bell * 0.9, 1);
  add(s, egg(b - vec3(0.0, 0.02, 0.0), vec3(0.34, 0.30, 0.34)), 4);
  for (int i = 0; i < 5; i++) {
    float k = float(i - 2);
    float y = clamp((0.20 - p.y) / 1.14, 0.0, 1.0);
    float x = k * 0.22 * (1.0 + 0.25 * y) + 0.07 * sin(p.y * 7.0 + k * 1.9 + uPhase * 2.0 * PI);
    float z = 0.16 * cos(k * 2.2) + 0.05 * sin(p.y * 6.0 + k);
    float wide = mix(0.085, 0.018, y) * (1.0 + 0.35 * sin(p.y * 26.0 + k));
    float tall = i % 2 == 0 ? 0.88 : 0.62;
    add(s, max(length(vec2(p.x - x, p.z - z)) - wide, max(p.y - 0.20, -p.y - tall)) * 0.6, i % 2 == 0 ? 2 : 3);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  float edge = 1.0 - max(dot(n, v), 0.0);
  float beat = 1.0 + 0.25 * sin(uPhase * 2.0 * PI);
  if (id == 4) return light(T1, 0.9 * beat);
  if (id == 2 || id == 3) {
    vec3 c = id == 2 ? T2 : T0;
    Stuff k = gloss(c * 0.6);
    k.shine = c * (0.22 + 0.5 * edge) * beat;
    return k;
  }
  vec3 b = p - vec3(0.0, 0.28, 0.0);
  float a = atan(p.x, p.z);
  Stuff k = gloss(T0 * 0.5);
  k.coat = 1.6;
  k.shine = mix(T1 * 0.30, T0 * 0.85, pow(edge, 1.3)) * beat;
  float spot = length(vec2((fract(a * 5.0 / PI) - 0.5) * 0.5, b.y - 0.24)) - 0.075;
  if (spot < 0.0) k.shine = T3 * 0.9 * beat;
  if (b.y < -0.02) k.shine += T2 * 0.3 * smoothstep(-0.02, -0.12, b.y);
  return k;
}
