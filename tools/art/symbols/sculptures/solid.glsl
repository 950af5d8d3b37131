// Solids of dark glass with edges of light. Knob x: 0 cube, 1 prism, 2 orb, 3 ring, 4 star, 5 a plate of shape 0.
// Tints: glass, light.
#define LEAN vec3(0.24, 0.16, 0.0)

float frame3(vec3 p, vec3 b, float r) {
  vec3 q = abs(abs(p) - b);
  vec3 inside = step(abs(p), b + r);
  float x = inside.x > 0.5 ? length(q.yz) : 9.0, y = inside.y > 0.5 ? length(q.xz) : 9.0, z = inside.z > 0.5 ? length(q.xy) : 9.0;
  return min(x, min(y, z)) - r;
}

Part cube(vec3 p) {
  p.yz *= rot(0.36);
  p.xz *= rot(0.50 + uPhase * PI * 0.5);
  Part s = Part(box(p, vec3(0.54), 0.05), 1);
  add(s, frame3(p, vec3(0.55), 0.05), 2);
  add(s, box(p, vec3(0.30, 0.30, 0.56), 0.03), 3);
  add(s, box(p, vec3(0.30, 0.56, 0.30), 0.03), 3);
  add(s, box(p, vec3(0.56, 0.30, 0.30), 0.03), 3);
  return s;
}

Part prism(vec3 p) {
  p.y += 0.12;
  p.xz *= rot(0.45);
  vec2 f = fold(-p.xy, 3.0);
  float d = f.y - 0.46;
  Part s = Part(plate(d, p.z, 0.36, 0.05), 1);
  add(s, length(vec2(d, abs(p.z) - 0.34)) - 0.05, 2);
  vec2 c = fold(p.xy, 3.0);
  add(s, max(length(c - vec2(0.0, 0.92)) - 0.055, abs(p.z) - 0.36), 2);
  add(s, plate(f.y - 0.20, p.z, 0.39, 0.02), 3);
  return s;
}

Part orb(vec3 p) {
  Part s = Part(ball(p, 0.62), 1);
  vec3 q = p;
  q.yz *= rot(1.15);
  q.xy *= rot(uPhase * PI);
  add(s, box2(vec2(length(q.xy) - 0.86, q.z), vec2(0.09, 0.012)) - 0.02, 2);
  add(s, max(abs(ball(p, 0.625)) - 0.012, abs(p.y - 0.25 * p.x) - 0.035), 3);
  add(s, max(abs(ball(p, 0.625)) - 0.012, abs(abs(p.y - 0.25 * p.x) - 0.26) - 0.02), 3);
  return s;
}

Part body(vec3 p) {
  if (uKnobs.x < 0.5) return cube(p);
  if (uKnobs.x < 1.5) return prism(p);
  if (uKnobs.x < 2.5) return orb(p);
  Part s = Part(1e9, 0);
  if (uKnobs.x < 3.5) {
    p.yz *= rot(0.30);
    float r = length(p.xy);
    add(s, length(vec2(r - 0.64, p.z)) - 0.24, 1);
    add(s, length(vec2(r - 0.64, p.z - 0.235)) - 0.04, 2);
    vec2 f = fold(p.xy, 8.0);
    add(s, egg(vec3(f, p.z) - vec3(0.0, 0.64, 0.16), vec3(0.05, 0.16, 0.10)), 3);
    return s;
  }
  float d = uKnobs.x < 4.5 ? star2(p.xy + vec2(0.0, 0.04), 5.0, 0.96, 0.46) : shape0(p.xy);
  add(s, pillow(d, p.z, 0.34, 0.34), 1);
  add(s, length(vec2(d, p.z)) - 0.055, 2);
  if (uKnobs.x < 4.5) add(s, pillow(d + 0.22, p.z - 0.14, 0.22, 0.2), 3);
  else add(s, max(pillow(d + 0.10, p.z - 0.12, 0.22, 0.2), 0.0), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = light(T1, 1.05);
    k.coat = 0.2;
    return k;
  }
  if (id == 3) {
    Stuff k = sugar(mix(T0, T1, 0.5), n, v);
    k.shine += T1 * 0.12;
    return k;
  }
  Stuff k = gloss(T0);
  float edge = pow(1.0 - max(dot(n, v), 0.0), 2.0);
  k.shine = T0 * 0.08 + T1 * 0.40 * edge;
  k.coat = 1.4;
  return k;
}
