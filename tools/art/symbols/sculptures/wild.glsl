// An emblem (shape 1) on a plate with a banner that says WILD (shape 0). Knob x: the plate's form: 0 disc, 1 shield,
// 2 hexagon, 3 burst, 4 diamond. Tints: plate, metal, emblem, banner.
#define LEAN vec3(0.0, 0.08, 0.0)

vec3 c0(vec3 p) { return p - vec3(0.0, 0.10, -0.10); }

float form(vec2 q) {
  if (uKnobs.x < 0.5) return length(q) - 0.82;
  if (uKnobs.x < 1.5) {
    float t = clamp(-q.y / 0.95, 0.0, 1.0);
    return max(abs(q.x) - 0.74 * (1.0 - t * t * 0.8), max(q.y - 0.72 - 0.10 * cos(q.x * 4.2), -q.y - 0.92)) * 0.85;
  }
  if (uKnobs.x < 2.5) { vec2 f = fold(q, 6.0); return f.y - 0.76; }
  if (uKnobs.x < 3.5) return star2(q, 16.0, 0.94, 0.76);
  return (abs(q.x) + abs(q.y) - 0.98) * 0.7071;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 c = c0(p);
  float d = form(c.xy);
  add(s, plate(d - 0.02, c.z + 0.08, 0.10, 0.03), 1);
  add(s, length(vec2(d + 0.035, c.z - 0.04)) - 0.075, 2);
  add(s, length(vec2(d + 0.17, c.z - 0.02)) - 0.022, 2);
  add(s, pillow(shape1(c.xy - vec2(0.0, 0.08)), c.z - 0.02, 0.26, 0.20), 3);
  banner(s, p, -0.62, ivec3(4, 5, 6));
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) {
    vec2 c = c0(p).xy - vec2(0.0, 0.08);
    float ray = smoothstep(0.35, 0.65, 0.5 + 0.5 * cos(atan(c.x, c.y) * 16.0));
    Stuff k = gloss(T0 * mix(0.45, 1.0, ray));
    k.shine = T0 * (0.25 + 0.9 * exp(-2.6 * dot(c, c))) * mix(0.5, 1.0, ray);
    if (uPhase > 0.0) k.shine *= 1.0 + 0.7 * sin(uPhase * PI) * sin(uPhase * PI);
    return k;
  }
  if (id == 2) return metal(T1, 0.18);
  if (id == 3) {
    Stuff k = stuff(T2, 0.55, 0.2);
    k.coat = 0.8;
    k.shine = T2 * 0.16;
    float gleam = abs(p.x + 0.5 * p.y - mix(-2.0, 2.0, uPhase));
    if (uPhase > 0.0) k.shine += vec3(1.2) * smoothstep(0.2, 0.0, gleam);
    return k;
  }
  return bannerStuff(id - 4, p, T3);
}
